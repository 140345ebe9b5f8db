import { Injectable } from '@nestjs/common';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import type { Queryable } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface CompanySubject {
  id: number;
  name_c: string;
  name_e: string;
  name_j: string;
  expired_at: Date | null;
}

export interface LicenceSubject {
  number: string;
  company_id: number;
  valid_until: string | null;
  c: string;
  e: string;
  j: string;
}

/** Companies that notices are about, and their licences and lots: reads over the tables of earlier modules. */
@Injectable()
export class CompanySubjectRepository {
  async findCompany(q: Queryable, id: number): Promise<CompanySubject | null> {
    const { rows } = await q.query<CompanySubject>(
      `SELECT id, name_c, name_e, name_j, expired_at FROM company WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async findLicence(q: Queryable, id: number): Promise<LicenceSubject | null> {
    const { rows } = await q.query<LicenceSubject>(
      `SELECT l.number, l.company_id, l.valid_until::text, c.name_c AS c, c.name_e AS e, c.name_j AS j
       FROM company_licence l JOIN company c ON c.id = l.company_id WHERE l.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Lots that run and have a leader. */
  async countLotsWithBids(q: Queryable, companyId: number): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) FROM auction
       WHERE company_id = $1 AND status = ${AUCTION_STATUS.bidding} AND leader_id IS NOT NULL`,
      [companyId],
    );
    return firstRow(rows).count;
  }
}
