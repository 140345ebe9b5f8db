import type { ProtectedSetting, SettingAction } from '@fovea/shared-types/rbac/setting-change.record';
import type { Tx } from '../database/database.js';
import { AppError, invariant } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';

/** What is to become of a setting: its fields by their columns, before and after. */
export interface WantedChange {
  subject: ProtectedSetting;
  action: SettingAction;
  /** Null of an addition. */
  targetId: number | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  /** Why, in the words of who requests it. */
  reason: string | null;
}

/** A requested one as it is applied. */
export interface AppliedChange extends WantedChange {
  madeBy: number;
}

/** Changes the rows of one kind of setting, as an applied change has it. */
export interface SettingWriter {
  /**
   * @param caller null for a timer
   * @returns the row that was added, changed or deleted
   * @throws AppError where it does not fit any more
   */
  apply(tx: Tx, caller: MemberCaller | null, change: AppliedChange): Promise<number>;
}

/** As it was typed; null where nothing was. */
export const givenReason = (reason: unknown): string | null =>
  (typeof reason === 'string' && reason.normalize('NFC').trim()) || null;

/** Whether a setting is as it was when its change was requested. */
export const isAsBefore = (
  now: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null,
): boolean =>
  before !== null &&
  Object.keys(now).every((name) => JSON.stringify(now[name]) === JSON.stringify(before[name] ?? null));

/** @throws CHANGE_WAITS of a setting that another change waits of */
export function refuseWaiting(changeId: number | null): void {
  if (changeId !== null) throw new AppError('CHANGE_WAITS', { change_id: changeId });
}

/** Changes of settings that protect money; module rbac, which knows who may approve them, provides it. */
export abstract class SettingChanges {
  private readonly writers = new Map<ProtectedSetting, SettingWriter>();

  register(subject: ProtectedSetting, writer: SettingWriter): void {
    this.writers.set(subject, writer);
  }

  protected writerOf(subject: ProtectedSetting): SettingWriter {
    const writer = this.writers.get(subject);
    invariant(writer, `${subject} has a writer`);
    return writer;
  }

  /** Locks the change of a setting that waits, before any other lock of the setting; null where none does. */
  abstract lockWaiting(tx: Tx, subject: ProtectedSetting, targetId: number): Promise<number | null>;

  /** The same where it may not wait. @throws CHANGE_WAITS */
  async refuseSecond(tx: Tx, subject: ProtectedSetting, targetId: number): Promise<void> {
    refuseWaiting(await this.lockWaiting(tx, subject, targetId));
  }

  /**
   * Requests it; the first value is in effect at once.
   * @returns the change, and the row that it wrote; null while it waits
   */
  abstract request(
    tx: Tx,
    caller: MemberCaller,
    wanted: WantedChange,
  ): Promise<{ changeId: number; rowId: number | null }>;

  /** Notifies after the commit. */
  abstract wake(): void;
}
