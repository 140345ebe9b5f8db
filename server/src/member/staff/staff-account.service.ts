import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';
import { AppError, fieldError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { areaCodeOf, foldEmail, phonePoint } from '../contact/contact-point.js';
import { PasswordService } from '../passwords/password.service.js';
import { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import { SessionService } from '../sessions/session.service.js';
import { StaffAccountNotes } from './staff-account-notes.js';
import { StaffAccountRepository, type StaffAccountFields } from './staff-account.repository.js';

/** Contact fields as a form gives them. */
export interface StaffContact {
  username: string;
  email: string;
  area_code?: string;
  phone?: string;
}

/** What module rbac does to accounts: it decides who may, this keeps the rules of accounts. */
@Injectable()
export class StaffAccountService {
  constructor(
    private readonly accounts: StaffAccountRepository,
    private readonly passwords: PasswordService,
    private readonly sessions: SessionService,
    private readonly factors: SecondFactorCheckService,
    private readonly notes: StaffAccountNotes,
    private readonly files: FileService,
  ) {}

  /** Names and addresses in the form they are kept in; refuses what is none. */
  readContact(contact: StaffContact): Omit<StaffAccountFields, 'dept_id'> {
    const username = filled('username', contact.username);
    if (contact.phone === undefined || contact.phone === '')
      return { username, email: foldEmail(contact.email), phone: null, area_code: null };
    if (contact.area_code === undefined) throw fieldError({ area_code: { key: 'required' } });
    const { address: phone } = phonePoint(contact.area_code, contact.phone);
    return { username, email: foldEmail(contact.email), phone, area_code: areaCodeOf(contact.area_code) };
  }

  /** Slow on purpose: before the transaction. */
  async hash(password: string, personalTexts: readonly string[]): Promise<string> {
    this.passwords.assertStrong(password, personalTexts);
    return this.passwords.hash(password);
  }

  /** With a password that its owner changes at the first sign-in. */
  async open(
    tx: Tx,
    caller: Caller,
    account: StaffAccountFields & {
      passwordHash: string;
      language: Language;
      companyId: number | null;
      status: number;
    },
  ): Promise<number> {
    await this.notes.opening(tx, caller, account);
    return this.accounts.insertStaffAccount(tx, account);
  }

  /**
   * Another e-mail address is reported to its owner at the old one, which can undo it; a new sign-in is required.
   * @returns the sessions that ended with it; the notification must follow the commit
   */
  async change(
    tx: Tx,
    caller: Caller,
    was: { id: number; email: string },
    account: StaffAccountFields,
  ): Promise<number[]> {
    const isMoved = was.email !== account.email;
    if (isMoved) await this.notes.changingEmail(tx, caller, was.id);
    await this.accounts.updateStaffAccount(tx, was.id, account);
    return isMoved ? this.sessions.endAllOf(tx, was.id) : [];
  }

  /** The sessions that ended with it; the notification must follow the commit. */
  async setStaffAccountStatus(tx: Tx, id: number, status: number): Promise<number[]> {
    await this.accounts.setStaffAccountStatus(tx, id, status);
    return status === 1 ? [] : this.sessions.endAllOf(tx, id);
  }

  /** One that its owner changes at the next sign-in. */
  async setPassword(tx: Tx, caller: Caller, id: number, passwordHash: string): Promise<number[]> {
    await this.accounts.setPassword(tx, id, passwordHash);
    await this.notes.passwordSet(tx, caller, id);
    return this.sessions.endAllOf(tx, id);
  }

  /** @throws STATE_CONFLICT for somebody without a second factor */
  async resetSecondFactor(tx: Tx, caller: Caller, id: number): Promise<number[]> {
    if (!(await this.factors.isOn(tx, id))) throw new AppError('STATE_CONFLICT');
    await this.factors.remove(tx, id);
    await this.notes.secondFactorReset(tx, caller, id);
    return this.sessions.endAllOf(tx, id);
  }

  async deleteStaffAccount(tx: Tx, id: number): Promise<number[]> {
    const picture = await this.accounts.deleteStaffAccount(tx, id);
    await this.files.release(tx, picture === null ? [] : [picture]);
    return this.sessions.endAllOf(tx, id);
  }

  endSession(tx: Tx, sessionId: number): Promise<number[]> {
    return this.sessions.end(tx, [sessionId]);
  }

  /** Closes what these sessions hold open, once their end is committed. */
  closeSessions(sessionIds: readonly number[]): void {
    this.sessions.closeSessions(sessionIds);
  }
}
