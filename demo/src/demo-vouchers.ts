import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { servedJournalVoucher } from '@fovea/server/finance/vouchers/journal-voucher.document';
import { voucherStories } from './content/voucher-stories.js';
import { asStaff } from './demo-callers.js';
import { idOf } from './demo-made.js';
import { dayIn } from './demo-document-days.js';

/** Journal vouchers that wait for their second person. */
@Injectable()
export class DemoVouchers {
  constructor(private readonly services: ModuleRef) {}

  /** @param people ids by the part of the address before the @ */
  async addVouchers(people: ReadonlyMap<string, number>): Promise<void> {
    const vouchers = this.services.get(servedJournalVoucher.Service, { strict: false });
    for (const { requestedBy, ...request } of voucherStories)
      await vouchers.add(asStaff(idOf(people, requestedBy)), { ...request, value_day: dayIn(0) });
  }
}
