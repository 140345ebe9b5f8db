import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { ofCompanies } from '../../platform/database/row-scope.js';

/** A statement as it is printed. */
export interface StatementRow {
  id: number;
  sn: string;
  serial_number: string;
  serial_unit_id: number | null;
  goods_name: string;
  goods_code: string | null;
  maker: string;
  cleaned_on: string;
  cleaned_by: string;
  method: number;
  agent: string;
  patient_data: number;
  wiped_on: string | null;
  wiped_by: string;
  wipe_method: string;
  remark: string;
  signed_by: string;
  created_at: Date;
  withdrawn_at: Date | null;
  company_name: string;
  company_address: string;
  company_phone: string;
}

@Injectable()
export class CleanStatementRepository {
  /** Records who makes it. @returns the invalid field; null where it is stored */
  async sign(
    tx: Tx,
    id: number,
    accountId: number,
  ): Promise<'product_id' | 'serial_number' | 'cleaned_on' | 'wiped_on' | null> {
    const { rows } = await tx.query<{
      is_own: boolean;
      is_known: boolean;
      is_late: boolean;
      is_wiped_late: boolean;
    }>(
      `UPDATE clean_statement t SET account_id = $2 FROM product p, company c
       WHERE t.id = $1 AND p.id = t.product_id AND c.id = t.company_id
       RETURNING p.company_id IS NULL OR p.company_id = t.company_id AS is_own,
         EXISTS (SELECT FROM serial_unit u JOIN stock_movement m ON m.serial_unit_id = u.id
             AND m.company_id = t.company_id
           WHERE u.product_id = t.product_id AND u.serial_key = t.serial_key)
         OR EXISTS (SELECT FROM goods g WHERE g.product_id = t.product_id AND g.company_id = t.company_id
           AND upper(normalize(btrim(g.serial_number), NFKC)) = t.serial_key) AS is_known,
         t.cleaned_on > (now() AT TIME ZONE c.time_zone)::date AS is_late,
         coalesce(t.wiped_on > (now() AT TIME ZONE c.time_zone)::date, false) AS is_wiped_late`,
      [id, accountId],
    );
    const [row] = rows;
    if (!row?.is_own) return 'product_id';
    if (!row.is_known) return 'serial_number';
    return row.is_late ? 'cleaned_on' : row.is_wiped_late ? 'wiped_on' : null;
  }

  async lockCleanStatement(
    tx: Tx,
    id: number,
    companies: readonly number[] | null,
  ): Promise<{ id: number; withdrawn_at: Date | null } | null> {
    const { rows } = await tx.query<{ id: number; withdrawn_at: Date | null }>(
      `SELECT t.id, t.withdrawn_at FROM clean_statement t WHERE t.id = $1 AND ${ofCompanies('t', companies)} FOR UPDATE`,
      [id],
    );
    return rows[0] ?? null;
  }

  async withdraw(tx: Tx, id: number, reason: string): Promise<void> {
    await tx.query(
      `UPDATE clean_statement SET withdrawn_at = clock_timestamp(), withdrawn_reason = $2 WHERE id = $1`,
      [id, reason],
    );
  }

  async findCleanStatement(
    q: Queryable,
    id: number,
    language: Language,
    companies: readonly number[] | null,
  ): Promise<StatementRow | null> {
    const { rows } = await q.query<StatementRow>(
      `SELECT t.id, t.sn, t.serial_number, u.id AS serial_unit_id, ${localized('p.name', language)} AS goods_name, p.goods_code,
         ${localized('b.name', language)} AS maker, t.cleaned_on::text AS cleaned_on, t.cleaned_by, t.method, t.agent,
         t.patient_data, t.wiped_on::text AS wiped_on, t.wiped_by, t.wipe_method, t.remark,
         coalesce(o.username, '') AS signed_by, t.created_at, t.withdrawn_at,
         ${localized('c.name', language)} AS company_name, coalesce(c.address, '') AS company_address,
         coalesce(c.company_phone, '') AS company_phone
       FROM clean_statement t JOIN product p ON p.id = t.product_id JOIN brand b ON b.id = p.brand_id
       JOIN company c ON c.id = t.company_id LEFT JOIN account o ON o.id = t.account_id
       LEFT JOIN serial_unit u ON u.product_id = t.product_id AND u.serial_key = t.serial_key
       WHERE t.id = $1 AND ${ofCompanies('t', companies)}`,
      [id],
    );
    return rows[0] ?? null;
  }
}
