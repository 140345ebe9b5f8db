import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { filled } from '../../platform/text/filled.js';
import { SecurityMailService } from '../accounts/security-mail.service.js';
import type { AddressFields } from '../address/address.repository.js';
import { AddressService } from '../address/address.service.js';
import { emailPoint } from '../contact/contact-point.js';
import { callingCodeOf } from '../contact/phone-number.js';
import { AccountCredentials } from '../credentials/account-credentials.js';
import { CustomerAccountRepository } from './customer-account.repository.js';

/** Who orders and has no account, as staff wrote it down. */
export interface Newcomer {
  username: string;
  email: string;
  company_name?: string;
  language: Language;
}

/** Accounts that staff open for customers: nobody signs in until the owner of the mail sets a password. */
@Injectable()
export class CustomerAccountService {
  constructor(
    private readonly accounts: CustomerAccountRepository,
    private readonly credentials: AccountCredentials,
    private readonly addresses: AddressService,
    private readonly mails: SecurityMailService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * With the address as the first of the account; its owner is notified how to take it over.
   * @throws EMAIL_TAKEN of an address that anybody's account has, who is to be chosen then
   */
  async open(tx: Tx, caller: StaffCaller, newcomer: Newcomer, address: AddressFields): Promise<number> {
    const username = filled('username', newcomer.username);
    const company = newcomer.company_name?.normalize('NFC').trim() ?? '';
    const point = emailPoint(newcomer.email);
    await this.credentials.lockAddress(tx, point);
    if (await this.credentials.findByAddress(tx, point))
      throw new AppError('EMAIL_TAKEN', {}, { email: { key: 'known_customer' } });
    const phone = address.mobile ?? address.telephone;
    const { language } = newcomer;
    const id = await this.accounts.insertCustomerAccount(tx, {
      ...{ username, phone, language },
      email: point.address,
      companyText: company === '' ? null : company,
      areaCode: phone === null ? null : callingCodeOf(phone),
      country: address.country,
      postalCode: address.postal_code,
    });
    await this.addresses.keepFirst(tx, id, address);
    // Personal data is in the account, where it can be erased.
    await this.audit.record(tx, caller, {
      action: 'member:account:open',
      subjectType: 'account',
      subjectId: id,
    });
    const owner = { email: point.address, username, language };
    await this.mails.send(
      tx,
      owner,
      'account_for_order',
      caller,
      {},
      { email: point.address, redirect: '/myOrders' },
    );
    return id;
  }
}
