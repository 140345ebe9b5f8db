import { Injectable } from '@nestjs/common';
import { COMPANY_PERMISSIONS, PERMISSIONS, type Permission } from '@fovea/shared-types/permissions';
import { MERCHANT_STATUS } from '@fovea/shared-types/states';
import { memberAvailable, platformAccount, transfer } from '@fovea/server/finance/ledger/ledger-rows';
import { PasswordService } from '@fovea/server/member/passwords/password.service';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { BUILT_IN_ROLES } from '@fovea/server/rbac/grants/built-in-roles';
import { OwnerRoles } from '@fovea/server/rbac/roles/owner-roles';
import { companies } from './content/companies.js';
import { monthlyPayers } from './content/month-stories.js';
import {
  type DemoDuty,
  type FinanceDuty,
  DEMO_PASSWORD,
  bidders,
  everybody,
  merchantPeople,
  platformPeople,
} from './content/people.js';
import { accountOf, idOf, type Made } from './demo-made.js';
import { DemoPastLedger } from './demo-past-ledger.js';
import { DemoRepository } from './demo.repository.js';

const CERTIFIED = 2;
/** The first of the demo's people came so many days ago, the others ten days after each other. */
const MEMBER_DAYS = 400;
/** The ledger was opened so many days ago: before any day that is still compared with the bank. */
const OPENED_DAYS = 150;
const YEN_OF_A_BIDDER = 12_000_000;
const FEN_OF_A_BIDDER = 40_000_000;

const merchantPermissions: readonly Permission[] = [
  'auction:auction:list',
  'auction:auction:add',
  'auction:auction:update',
  'auction:auction:cancel',
  'auction:auction:relist',
  'auction:auction:decide',
  'auction:bidder:list',
  'auction:bidder:approve',
  'auction:offer:add',
  'auction:order:list',
  'message:badge:read',
  'goods:goods:list',
  'goods:goods:add',
  'goods:goods:edit',
  'goods:goods:delete',
  'goods:goods:shelf',
  'goods:draft:list',
  'goods:draft:edit',
  'goods:draft:delete',
  'goods:product:list',
  'goods:product:edit',
  'goods:product:delete',
  'goods:question:list',
  'goods:question:answer',
  'goods:category:list',
  'goods:brand:list',
  ...COMPANY_PERMISSIONS.filter(
    (permission) => /^(warehouse|order):/.test(permission) && permission !== 'warehouse:document:approve',
  ),
];
/** Auctions, goods, stock and orders; of finance they read the documents of orders and their sales tax. */
const staffPermissions = PERMISSIONS.filter((permission) =>
  /^((auction|message|goods|warehouse|order):|finance:(tax-document|sales-tax):list$)/.test(permission),
);
const FINANCE_DUTIES: readonly FinanceDuty[] = [
  'finance_requester',
  'finance_approver',
  'finance_payer',
  'finance_settings',
];

/** The demo's companies and people, what they may do and what they own. */
@Injectable()
export class DemoPeople {
  constructor(
    private readonly demo: DemoRepository,
    private readonly passwords: PasswordService,
    private readonly ledger: DemoPastLedger,
    private readonly owners: OwnerRoles,
  ) {}

  /** Slow: before any lock is held. */
  hashPassword(): Promise<string> {
    return this.passwords.hash(DEMO_PASSWORD);
  }

  async addCompanies(tx: Tx): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const [key, { name, country, timeZone }] of Object.entries(companies)) {
      const row = { name_c: name.zh, name_e: name.en, name_j: name.ja, country, time_zone: timeZone };
      const merchant = { certification_status: CERTIFIED, status: MERCHANT_STATUS.active, is_add_good: 1 };
      ids.set(key, await this.demo.insert(tx, 'company', { ...row, ...merchant }));
    }
    return ids;
  }

  async addPeople(tx: Tx, made: Made, passwordHash: string): Promise<void> {
    for (const [position, person] of everybody.entries()) {
      const company = person.company === undefined ? undefined : companies[person.company];
      made.accounts.set(
        person.email,
        await this.demo.insert(tx, 'account', {
          email: person.email,
          phone: person.phone,
          area_code: person.areaCode,
          phone_proved_at: new Date(),
          username: person.username,
          password_hash: passwordHash,
          language: person.language,
          country: person.country,
          postal_code: company?.postalCode ?? null,
          address: company?.address ?? null,
          company_id: person.company === undefined ? null : idOf(made.companies, person.company),
          is_add_good: person.duty === 'merchant' ? 1 : 0,
          is_month_payment: monthlyPayers.some(({ member }) => person.email.startsWith(`${member}@`)) ? 1 : 0,
          created_at: new Date(Date.now() - (MEMBER_DAYS - 10 * position) * 86_400_000),
        }),
      );
    }
  }

  async addRoles(tx: Tx, made: Made): Promise<void> {
    const administrator = await this.demo.insert(tx, 'role', {
      role_name: BUILT_IN_ROLES.administrator.stored,
      kind: 'administrator',
      is_wildcard: true,
    });
    const staff = await this.demo.insert(tx, 'role', {
      role_name: BUILT_IN_ROLES.auction_staff.stored,
      kind: 'auction_staff',
    });
    await this.demo.grant(tx, staff, staffPermissions);
    const roles: Partial<Record<DemoDuty, number>> = { administrator, 'auction-staff': staff };
    for (const duty of FINANCE_DUTIES) roles[duty] = await this.demo.shippedRole(tx, duty);
    for (const person of platformPeople)
      await this.demo.giveRole(tx, accountOf(made, person), roles[person.duty] ?? staff);
    for (const [key, companyId] of made.companies) {
      const [owner, ...others] = merchantPeople.filter(({ company }) => company === key);
      invariant(owner, 'every merchant has somebody who owns it');
      await this.owners.give(tx, companyId, accountOf(made, owner));
      const role = await this.demo.insert(tx, 'role', {
        company_id: companyId,
        role_name: BUILT_IN_ROLES.merchant_staff.stored,
        kind: 'merchant_staff',
      });
      await this.demo.grant(tx, role, merchantPermissions);
      for (const person of others) await this.demo.giveRole(tx, accountOf(made, person), role);
    }
  }

  async addBalances(tx: Tx, made: Made): Promise<void> {
    const openedAt = new Date(Date.now() - OPENED_DAYS * 86_400_000);
    for (const person of bidders) {
      const accountId = accountOf(made, person);
      for (const [currency, amount] of [
        ['JPY', YEN_OF_A_BIDDER],
        ['CNY', FEN_OF_A_BIDDER],
      ] as const)
        await this.ledger.post(tx, openedAt, {
          cause: { type: 'opening_balance', id: accountId, step: currency },
          postings: transfer(platformAccount('bank', currency), memberAvailable(accountId, currency), amount),
        });
    }
  }
}
