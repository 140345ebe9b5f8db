import { Injectable } from '@nestjs/common';
import { PERMISSIONS, type Permission } from '@fovea/shared-types/permissions';
import { GOODS_STATUS, MERCHANT_STATUS, SALE_STATE } from '@fovea/shared-types/states';
import { LedgerService } from '@fovea/server/finance/ledger.service';
import { PasswordService } from '@fovea/server/member/passwords/password.service';
import { Database, type Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { BUILT_IN_ROLES } from '@fovea/server/rbac/grants/built-in-roles';
import { OwnerRoles } from '@fovea/server/rbac/roles/owner-roles';
import { allGoods } from './content/all-goods.js';
import { categories } from './content/categories.js';
import { applications } from './content/certifications.js';
import { companies, companyKeys } from './content/companies.js';
import {
  DEMO_PASSWORD,
  bidders,
  everybody,
  members,
  merchantPeople,
  platformPeople,
  type DemoPerson,
} from './content/people.js';
import { makers } from './content/makers.js';
import { DemoBackOffice } from './demo-back-office.js';
import { DemoCompanies } from './demo-companies.js';
import { idOf, type Made } from './demo-made.js';
import { DemoSales } from './demo-sales.js';
import { DemoRepository } from './demo.repository.js';
import { DemoPapers } from './demo-papers.js';
import { DemoPictures, viewsAtFirst } from './demo-pictures.js';
import { goodsRow } from './goods-row.js';

const CERTIFIED = 2;
/** The first of the demo's people came so many days ago, the others ten days after each other. */
const MEMBER_DAYS = 400;
const YEN_OF_A_BIDDER = 8_000_000;
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
  'order:evaluation:list',
  'order:evaluation:reply',
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
  'goods:question:list',
  'goods:question:answer',
  'goods:category:list',
  'goods:brand:list',
];
const staffPermissions = PERMISSIONS.filter((permission) => /^(auction|message|goods):/.test(permission));

/** Fills an empty database with everything but auctions, in one transaction: all of it or nothing. */
@Injectable()
export class DemoSeeder {
  constructor(
    private readonly db: Database,
    private readonly demo: DemoRepository,
    private readonly pictures: DemoPictures,
    private readonly papers: DemoPapers,
    private readonly passwords: PasswordService,
    private readonly ledger: LedgerService,
    private readonly owners: OwnerRoles,
    private readonly certifications: DemoCompanies,
    private readonly sales: DemoSales,
    private readonly backOffice: DemoBackOffice,
  ) {}

  /** Does nothing once there are goods of any kind. */
  async seed(): Promise<void> {
    if (await this.demo.hasGoods(this.db)) return;
    // Slow things first: nobody waits on a lock for pictures or hashing.
    await this.pictures.keepFirst();
    await this.papers.keepAll();
    await this.certifications.keepPapers();
    const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
    await this.db.transaction(async (tx) => {
      await this.demo.lockSeeding(tx);
      if (await this.demo.hasGoods(tx)) return;
      const made: Made = {
        companies: await this.addCompanies(tx),
        categories: await this.addCategories(tx),
        brands: await this.addBrands(tx),
        accounts: new Map(),
      };
      await this.addPeople(tx, made, passwordHash);
      await this.addRoles(tx, made);
      await this.addCertifications(tx, made);
      await this.addBalances(tx, made);
      await this.addGoods(tx, made);
      await this.sales.add(tx, made.accounts);
      await this.backOffice.add(tx, made);
    });
  }

  private async addCompanies(tx: Tx): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const [key, { name, country, timeZone }] of Object.entries(companies)) {
      const row = { name_c: name.zh, name_e: name.en, name_j: name.ja, country, time_zone: timeZone };
      const merchant = { certification_status: CERTIFIED, status: MERCHANT_STATUS.active, is_add_good: 1 };
      ids.set(key, await this.demo.insert(tx, 'company', { ...row, ...merchant }));
    }
    return ids;
  }

  private async addCategories(tx: Tx): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const [sort, { code, name }] of categories.entries()) {
      const row = { level: 1, code, name_c: name.zh, name_e: name.en, name_j: name.ja, sort };
      ids.set(code, await this.demo.insert(tx, 'category', row));
    }
    return ids;
  }

  private async addBrands(tx: Tx): Promise<Map<string, number>> {
    const ids = new Map<string, number>();
    for (const [sort, [key, { name }]] of Object.entries(makers).entries()) {
      const row = { name_c: name.zh, name_e: name.en, name_j: name.ja, sort };
      ids.set(key, await this.demo.insert(tx, 'brand', row));
    }
    return ids;
  }

  private async addPeople(tx: Tx, made: Made, passwordHash: string): Promise<void> {
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
          // One of ten clinics pays once a month.
          is_month_payment: person.duty === 'bidder' && position % 10 === 0 ? 1 : 0,
          created_at: new Date(Date.now() - (MEMBER_DAYS - 10 * position) * 86_400_000),
        }),
      );
    }
  }

  private async addRoles(tx: Tx, made: Made): Promise<void> {
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
    for (const person of platformPeople) {
      const role = person.duty === 'administrator' ? administrator : staff;
      await this.demo.giveRole(tx, accountOf(made, person), role);
    }
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

  private async addCertifications(tx: Tx, made: Made): Promise<void> {
    const [admin] = platformPeople;
    invariant(admin, 'somebody of the platform certifies');
    const auditorId = accountOf(made, admin);
    for (const [position, key] of companyKeys.entries()) {
      const owner = merchantPeople.find(({ company }) => company === key);
      invariant(owner, 'every merchant has somebody who owns it');
      const sender = { id: accountOf(made, owner), name: owner.username };
      const id = idOf(made.companies, key);
      await this.certifications.certify(tx, { key, id, owner: sender, auditorId }, position);
    }
    for (const application of applications) {
      const sender = members.find(({ email }) => email.startsWith(`${application.sender}@`));
      invariant(sender, 'papers are sent by somebody');
      const { username: name } = sender;
      await this.certifications.apply(tx, application, { id: accountOf(made, sender), name }, auditorId);
    }
  }

  private async addBalances(tx: Tx, made: Made): Promise<void> {
    for (const person of bidders) {
      const accountId = accountOf(made, person);
      for (const [currency, amount] of [
        ['JPY', YEN_OF_A_BIDDER],
        ['CNY', FEN_OF_A_BIDDER],
      ] as const)
        await this.ledger.deposit(tx, {
          accountId,
          amount,
          currency,
          cause: { type: `demo_balance_${currency.toLowerCase()}`, id: accountId },
        });
    }
  }

  private async addGoods(tx: Tx, made: Made): Promise<void> {
    for (const [position, goods] of allGoods.entries()) {
      const seller = merchantPeople.find(({ company }) => company === goods.seller);
      invariant(seller, 'every merchant has somebody who sells');
      const id = await this.demo.insert(tx, 'goods', {
        ...goodsRow(goods, position),
        company_id: idOf(made.companies, goods.seller),
        seller_id: accountOf(made, seller),
        category_id: idOf(made.categories, goods.category),
        brand_id: idOf(made.brands, goods.maker),
        status: GOODS_STATUS.listed,
        sale_state: goods.saleType === 4 ? SALE_STATE.coming_soon : SALE_STATE.on_sale,
      });
      for (const view of viewsAtFirst(goods.goodsSn)) await this.pictures.add(tx, id, goods.goodsSn, view);
    }
    await this.papers.add(tx);
    await this.demo.addProducts(tx);
    await this.demo.showCategories(tx);
  }
}

const accountOf = (made: Made, person: DemoPerson): number => idOf(made.accounts, person.email);
