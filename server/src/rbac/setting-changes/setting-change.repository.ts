import { Injectable } from '@nestjs/common';
import { SETTING_CHANGE_STATUS } from '@fovea/shared-types/states';
import type { ProtectedSetting } from '@fovea/shared-types/rbac/setting-change.record';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { WantedChange } from '../../platform/records/setting-changes.js';
import type { ChangeColumns } from './setting-change.document.js';

const { pending, applied, lapsed } = SETTING_CHANGE_STATUS;

/** A change that is about to be written. */
export interface DueChange extends ChangeColumns {
  id: number;
  made_by: number;
}

/** One whose time is over. */
export interface OverdueChange extends DueChange {
  /** Its requester could request it still: they are not blocked, and have the permission. */
  may_ask: boolean;
}

const DUE_COLUMNS = 'id, subject, action, target_id, before, after, reason, made_by';

/** Changes of settings; the database decides which is a first value, and how long one waits without an approver. */
@Injectable()
export class SettingChangeRepository {
  /** The one that waits for a setting, locked. */
  async lockPending(tx: Tx, subject: ProtectedSetting, targetId: number): Promise<number | null> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM setting_change WHERE subject = $1 AND target_id = $2 AND status = ${pending} FOR UPDATE`,
      [subject, targetId],
    );
    return rows[0]?.id ?? null;
  }

  async insert(
    tx: Tx,
    { subject, action, targetId, before, after, reason }: WantedChange,
    madeBy: number,
  ): Promise<{ id: number; is_first: boolean }> {
    const { rows } = await tx.query<{ id: number; is_first: boolean }>(
      `INSERT INTO setting_change (subject, action, target_id, before, after, made_by, reason)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id, is_first`,
      [
        ...[subject, action, targetId],
        before && JSON.stringify(before),
        after && JSON.stringify(after),
        madeBy,
        reason,
      ],
    );
    return firstRow(rows);
  }

  /** In effect without an approval: the first value, or one whose time is over. */
  async applyAlone(tx: Tx, id: number): Promise<void> {
    await tx.query(`UPDATE setting_change SET status = ${applied} WHERE id = $1`, [id]);
  }

  async lapse(tx: Tx, id: number): Promise<void> {
    await tx.query(`UPDATE setting_change SET status = ${lapsed} WHERE id = $1`, [id]);
  }

  /** The row that an addition wrote. */
  async nameTarget(tx: Tx, id: number, targetId: number): Promise<void> {
    await tx.query(`UPDATE setting_change SET target_id = $2 WHERE id = $1`, [id, targetId]);
  }

  /** Those whose time is over and that nobody else can decide; ones that are being decided are left alone. */
  async lockDue(tx: Tx, max: number): Promise<OverdueChange[]> {
    const { rows } = await tx.query<OverdueChange>(
      `SELECT ${DUE_COLUMNS}, setting_change_may_ask(made_by, subject) AS may_ask FROM setting_change
       WHERE status = ${pending} AND waits_until <= clock_timestamp() AND NOT setting_change_has_decider(made_by)
       ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [max],
    );
    return rows;
  }

  async find(q: Queryable, id: number): Promise<DueChange | null> {
    const { rows } = await q.query<DueChange>(`SELECT ${DUE_COLUMNS} FROM setting_change WHERE id = $1`, [
      id,
    ]);
    return rows[0] ?? null;
  }
}
