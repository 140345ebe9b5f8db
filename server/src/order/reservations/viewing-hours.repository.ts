import { Injectable } from '@nestjs/common';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';

const { pending_payment, under_review, booked, in_progress } = RESERVATION_STATUS;
/** States in which a slot is taken; the table's own exclusion constraint has the same. */
const ACTIVE = [pending_payment, under_review, booked, in_progress].join();

export interface HoursRow {
  weekday: number | null;
  /** `2026-11-23` */
  day: string | null;
  opens: number | null;
  closes: number | null;
}

export interface HostRow {
  company_id: number;
  time_zone: string;
  is_automatic: boolean;
  hours: HoursRow[];
}

/** When merchants show goods by video. */
@Injectable()
export class ViewingHoursRepository {
  /** Without settings the merchant is closed. */
  async findViewingHours(q: Queryable, companyId: number): Promise<HostRow | null> {
    const { rows } = await q.query<HostRow>(
      `SELECT c.id AS company_id, c.time_zone, coalesce(h.is_automatic, false) AS is_automatic,
         coalesce((SELECT json_agg(json_build_object('weekday', x.weekday, 'day', x.day, 'opens', x.opens,
             'closes', x.closes) ORDER BY x.weekday, x.day)
           FROM viewing_hours x WHERE x.company_id = c.id), '[]'::json) AS hours
       FROM company c LEFT JOIN viewing_host h ON h.company_id = c.id WHERE c.id = $1`,
      [companyId],
    );
    return rows[0] ?? null;
  }

  async save(tx: Tx, companyId: number, isAutomatic: boolean, hours: readonly HoursRow[]): Promise<void> {
    await tx.query(
      `INSERT INTO viewing_host (company_id, is_automatic) VALUES ($1, $2)
       ON CONFLICT (company_id) DO UPDATE SET is_automatic = excluded.is_automatic`,
      [companyId, isAutomatic],
    );
    await tx.query('DELETE FROM viewing_hours WHERE company_id = $1', [companyId]);
    await tx.query(
      `INSERT INTO viewing_hours (company_id, weekday, day, opens, closes)
       SELECT $1, x.weekday, x.day, x.opens, x.closes
       FROM json_to_recordset($2::json) AS x (weekday smallint, day date, opens smallint, closes smallint)`,
      [companyId, JSON.stringify(hours)],
    );
  }

  /** Slots that are somebody's already, by the instants at which they begin. */
  async listBooked(q: Queryable, companyId: number, from: Date, to: Date): Promise<Date[]> {
    const { rows } = await q.query<{ start_at: Date }>(
      `SELECT start_at FROM reservation
       WHERE company_id = $1 AND status IN (${ACTIVE}) AND tstzrange(start_at, end_at) && tstzrange($2, $3)`,
      [companyId, from, to],
    );
    return rows.map(({ start_at }) => start_at);
  }
}
