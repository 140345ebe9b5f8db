import type { ProtectedSetting, SettingAction } from '@fovea/shared-types/rbac/setting-change.record';
import type { Tx } from '../database/database.js';
import { invariant } from '../kernel/app-error.js';
import type { MemberCaller } from '../kernel/caller.js';

/** What is to become of a setting: its fields by their columns, before and after. */
export interface WantedChange {
  subject: ProtectedSetting;
  action: SettingAction;
  /** Null of an addition. */
  targetId: number | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
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

  /** Before any other lock of the setting. @throws CHANGE_WAITS */
  abstract refuseSecond(tx: Tx, subject: ProtectedSetting, targetId: number): Promise<void>;

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
