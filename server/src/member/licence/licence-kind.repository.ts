import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { LicenceKindOption } from '@fovea/shared-types/member/licence.dto';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';

const IN_FORCE = `current_date BETWEEN k.effective_from AND coalesce(k.effective_until, 'infinity')`;

/** Kinds of licences, as a register offers them. */
@Injectable()
export class LicenceKindRepository {
  async options(q: Queryable, language: Language): Promise<LicenceKindOption[]> {
    const { rows } = await q.query<LicenceKindOption>(
      `SELECT k.id, ${localized('k.name', language)} AS name, ${IN_FORCE} AS is_offered FROM licence_kind k
       WHERE ${IN_FORCE} OR EXISTS (SELECT FROM company_licence l WHERE l.kind = k.id) ORDER BY k.id`,
    );
    return rows;
  }

  /** Whether a licence of this kind can be registered today. */
  async isOffered(q: Queryable, id: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM licence_kind k WHERE k.id = $1 AND ${IN_FORCE} FOR KEY SHARE`,
      [id],
    );
    return count > 0;
  }
}
