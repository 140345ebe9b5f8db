import { Injectable } from '@nestjs/common';
import {
  ComplianceChecks,
  type RuleRow,
  type Shipment,
  type ShipmentVerdict,
} from '../../goods/compliance/compliance-checks.js';
import { paramsOf, refusalError, type LawRefusal } from '../../goods/compliance/law-refusal.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { PURPOSES } from '@fovea/shared-types/warehouse/rule.record';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import type { FieldFaultKey } from '../../i18n/texts.js';
import type { StockHolder } from '../stock/stock.repository.js';
import { OrderBuyersSource } from './order-buyers.js';
import { ShippingRepository, type SentPiece } from './shipping.repository.js';

/** A refusal names so many pieces. */
const NAMED_MAX = 10;

/** How goods reach a customer; back to their maker they may be sent by any other type. */
const TO_CUSTOMERS: readonly number[] = [STOCK_TYPE.sale, STOCK_TYPE.loan, STOCK_TYPE.trial];

/** Types of stock-outs by which goods come to somebody else. */
const TO_OTHERS: ReadonlySet<number> = new Set(Object.keys(PURPOSES).map(Number));

interface JudgedPiece {
  piece: SentPiece;
  verdict: ShipmentVerdict;
}

/** The legal checks where goods leave: called by stock-outs, deliveries and parcels of orders. */
@Injectable()
export class ShipmentChecks {
  constructor(
    private readonly compliance: ComplianceChecks,
    private readonly shipping: ShippingRepository,
    private readonly buyers: OrderBuyersSource,
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
    const pieces = await this.shipping.held(tx, { type, ids }, TO_CUSTOMERS);
    await this.compliance.refuseRecalled(tx, pieces, 'lines');
  }

  /**
   * Whether a stock-out may be made, and approved: the receiver is named where the law wants to know them, and no rule
   * and no recall is in its way. Documents of its pieces are required when they are sent.
   * @throws CUSTOMER_NEEDED, RECALLED, and what the rules refuse
   */
  async refuseStockOut(tx: Tx, out: { id: number; company_id: number; type: number }): Promise<void> {
    if (!TO_OTHERS.has(out.type)) return;
    await this.refuseRecalled(tx, { type: 'stock_document', id: out.id });
    const judged = await this.judge(tx, out.company_id, await this.shipping.takenOut(tx, [out.id]));
    refuseUnlawful(judged, { piece: ({ line }) => `lines.${line - 1}.product_id`, receiver: 'customer_id' });
    if (TO_CUSTOMERS.includes(out.type)) refuseUnnamed(judged);
    await this.refuseBuyers(tx, judged, null);
  }

  /**
   * Whether a delivery may leave: no rule and no recall in its way, and every piece with the documents that rules require.
   * @throws RECALLED, STATEMENT_NEEDED, NOTICE_NEEDED, and what the rules refuse
   */
  async refuseDelivery(
    tx: Tx,
    send: { id: number; company_id: number; document_id: number; receiver_country: string | null },
  ): Promise<void> {
    await this.refuseRecalled(tx, { type: 'stock_document', id: send.document_id });
    const judged = await this.judge(tx, send.company_id, await this.shipping.sent(tx, send.id));
    refuseUnlawful(judged, { piece: () => 'lines', receiver: 'country' });
    await this.refuseBuyers(tx, judged, send.receiver_country);
    refuseWithoutDocuments(judged);
  }

  /**
   * Whether a parcel of an order may leave, of which the buyer was judged already: every piece has the documents that
   * rules require.
   * @param documentIds its stock-outs
   * @param goodsIds of lines without one: their seller keeps the stock elsewhere
   * @throws RECALLED, STATEMENT_NEEDED, NOTICE_NEEDED
   */
  async refuseParcel(tx: Tx, documentIds: readonly number[], goodsIds: readonly number[]): Promise<void> {
    await this.refuseRecalledOf(tx, 'stock_document', documentIds);
    const pieces = [
      ...(await this.shipping.takenOut(tx, documentIds)),
      ...(await this.shipping.offered(tx, goodsIds)),
    ];
    for (const companyId of new Set(pieces.map(({ company_id }) => company_id))) {
      const own = pieces.filter(({ company_id }) => company_id === companyId);
      const judged = await this.judge(tx, companyId, own);
      refuseUnlawful(judged, { piece: () => 'lines', receiver: 'lines' });
      refuseWithoutDocuments(judged);
    }
  }

  private async judge(q: Queryable, companyId: number, pieces: readonly SentPiece[]): Promise<JudgedPiece[]> {
    const verdicts = await this.compliance.verdictsOf(q, companyId, pieces.map(shipmentOf));
    return pieces.map((piece, at) => ({ piece, verdict: elementAt(verdicts, at) }));
  }

  /** Who ordered it is judged as at the checkout. @param country where it goes instead of to the order's address */
  private async refuseBuyers(tx: Tx, judged: readonly JudgedPiece[], country: string | null): Promise<void> {
    const lines = [...new Set(judged.flatMap(({ piece }) => piece.order_line_id ?? []))];
    const buyers = await this.buyers.find(tx, lines);
    await this.compliance.refuseBuyers(
      tx,
      buyers.map((buyer) => (country === null ? buyer : { ...buyer, deliveryCountry: country })),
      { isBinding: true, fieldOf: () => 'lines' },
    );
  }
}

const shipmentOf = (piece: SentPiece): Shipment => ({
  trade: {
    sellerCountry: piece.seller_country,
    deliveryCountry: piece.delivery_country,
    deviceClass: piece.device_class,
    isMaintenanceRequired: piece.is_maintenance_required,
    isUsed: piece.is_used,
    isControlled: piece.is_controlled,
    purpose: piece.purpose,
  },
  isLicensed: piece.is_licensed,
});

/** Which field is about what a rule refuses: the piece, or who gets it where. */
function refuseUnlawful(
  judged: readonly JudgedPiece[],
  fields: { piece: (piece: SentPiece) => string; receiver: string },
): void {
  for (const { piece, verdict } of judged)
    if (verdict.refusal !== null)
      throw refusalError(
        verdict.refusal,
        OF_PIECE.has(verdict.refusal.id) ? fields.piece(piece) : fields.receiver,
      );
}

const OF_PIECE: ReadonlySet<LawRefusal['id']> = new Set(['COMPLIANCE_LICENCE', 'RECALLED']);

/** What needs a licence to be sold goes to somebody whose name is on record. Orders have their buyer. */
function refuseUnnamed(judged: readonly JudgedPiece[]): void {
  const unnamed = judged.flatMap(({ piece, verdict }) =>
    piece.is_licensed === null && piece.order_line_id === null && verdict.licence !== null
      ? [{ rule: verdict.licence, named: piece.named }]
      : [],
  );
  refuse('CUSTOMER_NEEDED', unnamed, { field: 'customer_id', key: 'rule_customer' });
}

function refuseWithoutDocuments(judged: readonly JudgedPiece[]): void {
  const lacking = (of: 'statement' | 'notice', has: (piece: SentPiece) => boolean) =>
    judged.flatMap(({ piece, verdict }) => {
      const rule = verdict[of];
      return rule && !has(piece) ? [{ rule, named: piece.named }] : [];
    });
  refuse(
    'STATEMENT_NEEDED',
    lacking('statement', ({ is_clean }) => is_clean),
    { field: 'lines', key: 'rule_statement' },
  );
  refuse(
    'NOTICE_NEEDED',
    lacking('notice', ({ is_answered }) => is_answered),
    { field: 'lines', key: 'rule_notice' },
  );
}

/** The first rule that is not met, with all pieces that do not meet it. */
function refuse(
  id: 'STATEMENT_NEEDED' | 'NOTICE_NEEDED' | 'CUSTOMER_NEEDED',
  lacking: readonly { rule: RuleRow; named: string }[],
  { field, key }: { field: string; key: FieldFaultKey },
): void {
  const [first] = lacking;
  if (!first) return;
  const pieces = lacking.slice(0, NAMED_MAX).map(({ named }) => named);
  const params = {
    ...paramsOf(first.rule),
    pieces: `${pieces.join(', ')}${lacking.length > NAMED_MAX ? ' …' : ''}`,
  };
  throw new AppError(id, params, { [field]: { key, params } });
}
