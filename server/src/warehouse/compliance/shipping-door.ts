import { Injectable } from '@nestjs/common';
import { ComplianceDoor } from '../../goods/compliance/compliance-door.js';
import type { Tx } from '../../platform/database/database.js';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { ShippingRepository } from './shipping.repository.js';

/** How goods come into the hands of a customer; back to their maker they may go by any other way. */
const TO_CUSTOMERS: readonly number[] = [STOCK_TYPE.sale, STOCK_TYPE.loan, STOCK_TYPE.trial];

/** The one door to the law where goods leave: asked by stock-outs and by deliveries. */
@Injectable()
export class ShippingDoor {
  constructor(
    private readonly compliance: ComplianceDoor,
    private readonly shipping: ShippingRepository,
  ) {}

  /**
   * Whether what a stock-out holds may go to a customer.
   * @throws RECALLED
   */
  async refuseRecalled(tx: Tx, documentId: number): Promise<void> {
    await this.compliance.refuseRecalled(tx, await this.shipping.held(tx, documentId, TO_CUSTOMERS));
  }
}
