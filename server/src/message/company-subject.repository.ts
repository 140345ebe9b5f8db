import { Injectable } from '@nestjs/common';
import type { Queryable } from '../platform/database/database.js';

export interface CompanySubject {
  id: number;
  name_c: string;
  name_e: string;
  name_j: string;
  expired_at: Date | null;
}

/** Companies that notices are about: reads over the tables of earlier modules. */
@Injectable()
export class CompanySubjectRepository {
  async find(q: Queryable, id: number): Promise<CompanySubject | null> {
    const { rows } = await q.query<CompanySubject>(
      `SELECT id, name_c, name_e, name_j, expired_at FROM company WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }
}
