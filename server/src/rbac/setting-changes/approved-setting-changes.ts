import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { ProtectedSetting } from '@fovea/shared-types/rbac/setting-change.record';
import { SETTING_CHANGE_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { SettingChanges, type WantedChange } from '../../platform/records/setting-changes.js';
import { SettingChangeRepository, type DueChange } from './setting-change.repository.js';

const { applied, lapsed, pending } = SETTING_CHANGE_STATUS;

/** Changes of settings: requested by one, in effect by another's approval or, where there is no other, after a day. */
@Injectable()
export class ApprovedSettingChanges extends SettingChanges {
  constructor(
    private readonly changes: SettingChangeRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  lockWaiting(tx: Tx, subject: ProtectedSetting, targetId: number): Promise<number | null> {
    return this.changes.lockPending(tx, subject, targetId);
  }

  async request(
    tx: Tx,
    caller: MemberCaller,
    wanted: WantedChange,
  ): Promise<{ changeId: number; rowId: number | null }> {
    const { subject, action, targetId, before, after, reason } = wanted;
    const madeBy = caller.member.accountId;
    const { id, is_first } = await this.changes.insert(tx, wanted, madeBy);
    await this.audit.record(tx, caller, {
      action: 'rbac:setting-change:request',
      subjectType: 'setting_change',
      subjectId: id,
      after: { subject, action, target_id: targetId, status: pending },
      ...(reason !== null && { reason }),
    });
    if (!is_first) {
      await this.outbox.addAll(tx, [
        { event: 'setting-change.submitted', payload: { setting_change_id: id } },
      ]);
      return { changeId: id, rowId: null };
    }
    const change = { id, subject, action, target_id: targetId, before, after, reason, made_by: madeBy };
    return { changeId: id, rowId: await this.takeEffectAlone(tx, caller, change) };
  }

  wake(): void {
    this.outbox.wake();
  }

  /** Writes the setting. @returns its row @throws AppError where the change does not fit any more */
  async takeEffect(tx: Tx, caller: MemberCaller | null, change: DueChange): Promise<number> {
    const { id, subject, action, target_id, before, after, reason, made_by } = change;
    const rowId = await this.writerOf(subject).apply(tx, caller, {
      ...{ subject, action, before, after, reason },
      targetId: target_id,
      madeBy: made_by,
    });
    if (target_id === null) await this.changes.nameTarget(tx, id, rowId);
    await this.outbox.addAll(tx, [
      {
        event: 'setting-change.effective',
        payload: { setting_change_id: id, by: caller?.member.accountId ?? null },
      },
    ]);
    return rowId;
  }

  /** The same without an approval; what is no first value and whose time is not over the database refuses. */
  async takeEffectAlone(tx: Tx, caller: MemberCaller | null, change: DueChange): Promise<number> {
    await this.changes.applyAlone(tx, change.id);
    const rowId = await this.takeEffect(tx, caller, change);
    await this.recordMove(tx, caller, change, applied);
    return rowId;
  }

  /** It does not fit any more. */
  async lapse(tx: Tx, change: DueChange, why: string): Promise<void> {
    await this.changes.lapse(tx, change.id);
    await this.recordMove(tx, null, change, lapsed, why);
    await this.outbox.addAll(tx, [
      { event: 'setting-change.lapsed', payload: { setting_change_id: change.id } },
    ]);
  }

  private recordMove(
    tx: Tx,
    caller: MemberCaller | null,
    { id }: DueChange,
    status: typeof applied | typeof lapsed,
    reason?: string,
  ): Promise<void> {
    return this.audit.record(tx, caller, {
      action: status === applied ? 'rbac:setting-change:apply' : 'rbac:setting-change:lapse',
      subjectType: 'setting_change',
      subjectId: id,
      before: { status: pending },
      after: { status },
      ...(reason !== undefined && { reason }),
    });
  }
}
