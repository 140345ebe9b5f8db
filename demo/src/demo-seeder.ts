import { Injectable } from '@nestjs/common';
import type { Tx } from '@fovea/server/platform/database/database';
import { invariant } from '@fovea/server/platform/kernel/app-error';
import { applications } from './content/certifications.js';
import { companyKeys } from './content/companies.js';
import { members, merchantPeople, platformPeople } from './content/people.js';
import { DemoBackOffice } from './demo-back-office.js';
import { DemoCompanies } from './demo-companies.js';
import { idOf, type Made } from './demo-made.js';
import { DemoSales } from './demo-sales.js';
import { DemoRepository } from './demo.repository.js';
import { accountOf } from './demo-made.js';
import { DemoGoodsSeeder } from './demo-goods-seeder.js';
import { DemoPeople } from './demo-people.js';
import { OwnerDatabase } from './owner-database.js';

/** Fills an empty database with everything but auctions, in one transaction: all of it or nothing. */
@Injectable()
export class DemoSeeder {
  constructor(
    private readonly db: OwnerDatabase,
    private readonly demo: DemoRepository,
    private readonly people: DemoPeople,
    private readonly goods: DemoGoodsSeeder,
    private readonly certifications: DemoCompanies,
    private readonly sales: DemoSales,
    private readonly backOffice: DemoBackOffice,
  ) {}

  /** Does nothing once there are goods of any kind. */
  async seed(): Promise<void> {
    if (await this.demo.hasGoods(this.db)) return;
    // Slow things first: nobody waits on a lock for pictures or hashing.
    await this.goods.keepFiles();
    await this.certifications.storeDocuments();
    const passwordHash = await this.people.hashPassword();
    await this.db.transaction(async (tx) => {
      await this.demo.lockSeeding(tx);
      if (await this.demo.hasGoods(tx)) return;
      const made: Made = {
        companies: await this.people.addCompanies(tx),
        categories: await this.goods.addCategories(tx),
        brands: await this.goods.addBrands(tx),
        accounts: new Map(),
      };
      await this.people.addPeople(tx, made, passwordHash);
      await this.people.addRoles(tx, made);
      await this.addCertifications(tx, made);
      await this.people.addBalances(tx, made);
      await this.goods.addGoods(tx, made);
      await this.sales.add(tx, made.accounts);
      await this.backOffice.add(tx, made);
    });
  }

  private async addCertifications(tx: Tx, made: Made): Promise<void> {
    const [admin, colleague] = platformPeople;
    invariant(admin && colleague, 'two of the platform: one submits, one certifies');
    const auditorId = accountOf(made, admin);
    for (const [position, key] of companyKeys.entries()) {
      const owner = merchantPeople.find(({ company }) => company === key);
      invariant(owner, 'every merchant has somebody who owns it');
      const sender = { id: accountOf(made, owner), name: owner.username };
      const id = idOf(made.companies, key);
      await this.certifications.certify(tx, { key, id, owner: sender, auditorId }, position);
    }
    await this.certifications.addPlatformEngineers(tx, accountOf(made, colleague), auditorId);
    for (const application of applications) {
      const sender = members.find(({ email }) => email.startsWith(`${application.sender}@`));
      invariant(sender, 'documents have a sender');
      const { username: name } = sender;
      await this.certifications.apply(tx, application, { id: accountOf(made, sender), name }, auditorId);
    }
  }
}
