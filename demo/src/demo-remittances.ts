import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { RechargeService } from '@fovea/server/finance/recharges/recharge.service';
import { RemittanceService } from '@fovea/server/finance/remittances/remittance.service';
import type { MemberCaller } from '@fovea/server/platform/kernel/caller';
import { rechargeByBank } from './content/transfer-stories.js';
import { asMember } from './demo-callers.js';
import { DemoFiles } from './demo-files.js';
import { demoKey } from './demo-key.js';
import { idOf } from './demo-made.js';
import { DemoRepository } from './demo.repository.js';
import { pageSize, SPECIMEN } from './drawn.js';
import { OwnerDatabase } from './owner-database.js';

/** Bank transfers with receipts from their payers, for finance to find. */
@Injectable()
export class DemoRemittances {
  constructor(
    private readonly db: OwnerDatabase,
    private readonly services: ModuleRef,
    private readonly demo: DemoRepository,
    private readonly files: DemoFiles,
  ) {}

  /** @param people ids by the part of the address before the @ */
  async recharge(people: ReadonlyMap<string, number>): Promise<void> {
    const { member, money, currency } = rechargeByBank;
    const payer = asMember(idOf(people, member));
    const { id } = await this.services
      .get(RechargeService, { strict: false })
      .create(payer, { money, currency, pay_type: PAY_TYPE.bank });
    await this.send(payer, 'recharge', id);
  }

  /** The document is the one specimen. */
  async send(payer: MemberCaller, subject_type: RemittedType, id: number): Promise<void> {
    const key = demoKey(`remittance ${subject_type} ${id}`, 'jpg');
    await this.files.keepPicture(SPECIMEN, [key]);
    const row = {
      ...{ owner_id: payer.member.accountId, key, kind: 'image', mime: 'image/jpeg', ...pageSize },
      ...{ size: await this.files.sizeOf(key), name: 'transfer.jpg' },
    };
    const fileId = await this.db.transaction((tx) => this.demo.insert(tx, 'file', row));
    await this.services
      .get(RemittanceService, { strict: false })
      .send(payer, { id, subject_type, remittance_images: [fileId] });
  }
}
