import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { emailPoint } from '../contact/contact-point.js';
import { AccountCredentials, type Credentials } from '../credentials/account-credentials.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import { AddressUndoService } from '../security/address-undo.service.js';

/** Notifies the owner of an account of what staff did to it, at the previous address. */
@Injectable()
export class StaffAccountNotes {
  constructor(
    private readonly credentials: AccountCredentials,
    private readonly mails: SecurityMailService,
    private readonly undos: AddressUndoService,
  ) {}

  /**
   * Before the account is there. Whose address it is already learns that somebody wrote it down; who wrote it learns
   * nothing: the caller proved nothing (I1).
   */
  async opening(
    tx: Tx,
    caller: Caller,
    to: { email: string; username: string; language: Language },
  ): Promise<void> {
    const isSomebodys = await this.credentials.isProved(tx, emailPoint(to.email));
    await this.mails.send(tx, to, isSomebodys ? 'account_not_opened' : 'account_opened', caller);
  }

  /** Before another address is entered for them. */
  async changingEmail(tx: Tx, caller: Caller, id: number): Promise<void> {
    await this.undos.offer(tx, caller, await this.getOwner(tx, id), 'email', 'staff');
  }

  async passwordSet(tx: Tx, caller: Caller, id: number): Promise<void> {
    await this.mails.send(tx, await this.getOwner(tx, id), 'password_set_by_staff', caller);
  }

  async secondFactorReset(tx: Tx, caller: Caller, id: number): Promise<void> {
    await this.mails.send(tx, await this.getOwner(tx, id), 'second_factor_reset', caller);
  }

  private async getOwner(tx: Tx, id: number): Promise<Credentials> {
    const owner = await this.credentials.findById(tx, id);
    if (!owner) throw new AppError('NOT_FOUND');
    return owner;
  }
}
