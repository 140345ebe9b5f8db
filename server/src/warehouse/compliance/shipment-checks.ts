import { Injectable } from '@nestjs/common';
import { ComplianceChecks, paramsOf, type RuleRow } from '../../goods/compliance/compliance-checks.js';
import type { TradeCase } from '../../goods/compliance/resolve.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { StockHolder } from '../stock/stock.repository.js';
import { ShippingRepository, type SentPiece } from './shipping.repository.js';

/** A refusal names so many pieces. */
const NAMED_MAX = 10;

/** How goods reach a customer; back to their maker they may be sent by any other type. */
const TO_CUSTOMERS: readonly number[] = [STOCK_TYPE.sale, STOCK_TYPE.loan, STOCK_TYPE.trial];

/** The legal checks where goods leave: called by stock-outs and by deliveries. */
@Injectable()
export class ShipmentChecks {
  constructor(
    private readonly compliance: ComplianceChecks,
    private readonly shipping: ShippingRepository,
  ) {}

  /**
   * Whether what a stock-out, an order or a lot holds may go to a customer.
   * @throws RECALLED
   */
  refuseRecalled(tx: Tx, { type, id }: StockHolder): Promise<void> {
    return this.refuseRecalledOf(tx, type, [id]);
  }

  /** The same of any number of holders of one kind. */
  async refuseRecalledOf(tx: Tx, type: string, ids: readonly number[]): Promise<void> {
    await this.compliance.refuseRecalled(tx, await this.shipping.held(tx, { type, ids }, TO_CUSTOMERS));
  }

  /**
   * Whether a delivery may leave: no rule and no recall in its way, and every piece with the documents that rules require.
   * @throws COMPLIANCE_REFUSED, COMPLIANCE_LICENCE, RECALLED, STATEMENT_NEEDED, NOTICE_NEEDED
   */
  async refuseDelivery(tx: Tx, send: { id: number; company_id: number; document_id: number }): Promise<void> {
    await this.refuseRecalled(tx, { type: 'stock_document', id: send.document_id });
    const pieces = await this.shipping.sent(tx, send.id);
    const documents = await this.compliance.documentsNeededFor(tx, send.company_id, pieces.map(tradeOf));
    const lacking = (of: 'statement' | 'notice', has: (piece: SentPiece) => boolean) =>
      pieces.flatMap((piece, at) => {
        const rule = documents[at]?.[of];
        return rule && !has(piece) ? [{ rule, named: piece.named }] : [];
      });
    refuse(
      'STATEMENT_NEEDED',
      lacking('statement', ({ is_clean }) => is_clean),
    );
    refuse(
      'NOTICE_NEEDED',
      lacking('notice', ({ is_answered }) => is_answered),
    );
  }
}

const tradeOf = (piece: SentPiece): TradeCase => ({
  sellerCountry: piece.seller_country,
  deliveryCountry: piece.delivery_country,
  deviceClass: piece.device_class,
  isMaintenanceRequired: piece.is_maintenance_required,
  isUsed: piece.is_used,
  buyerKind: null,
  purpose: piece.purpose,
});

/** The first rule that is not met, with all pieces that lack its document. */
function refuse(
  id: 'STATEMENT_NEEDED' | 'NOTICE_NEEDED',
  lacking: readonly { rule: RuleRow; named: string }[],
): void {
  const [first] = lacking;
  if (!first) return;
  const pieces = lacking.slice(0, NAMED_MAX).map(({ named }) => named);
  throw new AppError(id, {
    ...paramsOf(first.rule),
    pieces: `${pieces.join(', ')}${lacking.length > NAMED_MAX ? ' …' : ''}`,
  });
}
