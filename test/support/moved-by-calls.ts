import { randomUUID } from 'node:crypto';
import {
  acceptHighestBid,
  addBidder,
  answerOffer,
  auditBidder,
  buyNow,
  cancelAuction,
  placeBid,
  relistAuction,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import {
  feedbackStatus,
  messageBoardStatus,
  replyFeedback,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import {
  auditGoods,
  cancelSubmitGoods,
  delDraftProducts,
  delGoods,
  goodsStatus,
  publishDraftProducts,
  submitGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import {
  auditMerchant,
  cancelCompany,
  memberStatus,
  merchantStatus,
  registerCompany,
  updateMerchant,
} from '@fovea/shared-types/member/company.calls';
import { applyEngineer, engineerStatus } from '@fovea/shared-types/maintenance/engineer.calls';
import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { engineerMachine } from '@fovea/shared-types/states/maintenance.states';
import { auditLicence } from '@fovea/shared-types/member/licence.calls';
import { licence } from '@fovea/shared-types/member/licence.record';
import { readAllMessages, readMessage } from '@fovea/shared-types/message/message.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import {
  declineOrderFreight,
  payOrderFreight,
  setOrderFreight,
  waiveOrderFreight,
} from '@fovea/shared-types/order/freight-bill.calls';
import { addOrder, adminCancelOrder, cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import {
  cancelSendOutOrder,
  confirmSendOutOrder,
  receiveOrder,
  sendOutOrderStatus,
  shipOrder,
} from '@fovea/shared-types/order/shipping.calls';
import { auditBargain, cancelBargain, replyBargain } from '@fovea/shared-types/order/bargain.calls';
import {
  auditReservation,
  cancelReservation,
  changeReservationTime,
  payReservation,
} from '@fovea/shared-types/order/reservation.calls';
import { addEvaluation, setEvaluationStatus } from '@fovea/shared-types/order/evaluation.calls';
import {
  auctionMachine,
  auctionOrderMachine,
  bidderMachine,
  depositMachine,
  offerMachine,
} from '@fovea/shared-types/states/auction.states';
import { bargainMachine } from '@fovea/shared-types/states/bargain.states';
import { reservationMachine } from '@fovea/shared-types/states/reservation.states';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { draftMachine, goodsMachine, submissionMachine } from '@fovea/shared-types/states/goods.states';
import type { Machine } from '@fovea/shared-types/states/machine';
import {
  certificationMachine,
  licenceMachine,
  memberMachine,
  merchantMachine,
} from '@fovea/shared-types/states/member.states';
import { messageMachine } from '@fovea/shared-types/states/message.states';
import {
  stockApprovalMachine,
  allocationMachine,
  stockInMachine,
  stockOutMachine,
} from '@fovea/shared-types/states/warehouse.states';
import {
  loseWarehouseAllocations,
  receiveWarehouseAllocations,
  returnWarehouseAllocations,
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import {
  confirmWarehouseAudits,
  scrapWarehouseInps,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
  updateWarehouseInpsImages,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { rechargeMachine } from '@fovea/shared-types/states/recharge.states';
import { remittanceMachine } from '@fovea/shared-types/states/remittance.states';
import {
  confirmRemittance,
  creditRemittance,
  sendRemittance,
} from '@fovea/shared-types/finance/remittance.calls';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import {
  auditRefund,
  cancelRefund,
  confirmRefundReturn,
  decideRefund,
  escalateRefund,
  refundOrder,
  retryRefund,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import { aShipment } from '../fixtures/orders.js';
import { aRefund } from '../fixtures/refunds.js';
import { confirmMonthBill, payMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import { aSuspensePayment } from '../fixtures/suspense-payments.js';
import { aRemittance, aRemittanceOf } from '../fixtures/remittances.js';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import { evaluationMachine, orderMachine } from '@fovea/shared-types/states/order.states';
import {
  arrivalMachine,
  sendMachine,
  stockCheckMachine,
  noticeMachine,
  recallMachine,
  recallPartyMachine,
  warehouseMachine,
} from '@fovea/shared-types/states/warehouse.states';
import { AUCTION_STATUS, BIDDER_STATUS } from '@fovea/shared-types/sale-states';
import {
  ALLOCATION_STATUS,
  AUCTION_ORDER_STATUS,
  DEPOSIT_STATUS,
  GOODS_STATUS,
  LICENCE_STATUS,
  ORDER_STATUS,
  SUBMISSION_STATUS,
} from '@fovea/shared-types/states';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import {
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
} from '@fovea/shared-types/finance/bank-import.calls';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import {
  exchangeMachine,
  journalVoucherMachine,
  writeOffMachine,
} from '@fovea/shared-types/states/requested.states';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import {
  auditWithdrawal,
  cancelWithdrawal,
  failWithdrawal,
  payWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { arrivedsStatus, delArriveds } from '@fovea/shared-types/warehouse/arrival.calls';
import { answerNotice, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import {
  cancelWarehouseChecks,
  confirmWarehouseChecks,
  recountWarehouseChecks,
  updateWarehouseChecks,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import { delWareHouseSends, wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import { delWarehouse, warehouseStatus } from '@fovea/shared-types/warehouse/places.calls';
import type { Queryable, SqlValue } from '../../server/src/platform/database/database.js';
import {
  acknowledgeRecall,
  closeRecall,
  openRecall,
  settleRecall,
} from '@fovea/shared-types/warehouse/recall.calls';
import { aBargain } from '../fixtures/bargains.js';
import { aReservation, slotIn } from '../fixtures/reservations.js';
import { aRecall, aRecallParty } from '../fixtures/recalls.js';
import { aCount, anArrival, aSend, aWarehouse } from '../fixtures/places.js';
import { aNotice } from '../fixtures/notices.js';
import { aBankLine, aWithdrawal } from '../fixtures/payouts.js';
import { anExchange } from '../fixtures/exchanges.js';
import { aWriteOff } from '../fixtures/months.js';
import { aVoucher } from '../fixtures/vouchers.js';
import { aProceedsPayout } from '../fixtures/proceeds-payouts.js';
import { aCompany, aFile, aGoods, anAccount, aPlace, aReceivedOrder, uniqueText } from '../fixtures/rows.js';
import type { Person, TestApi } from './api.js';
import { someDocuments } from './companies.js';
import { anItem } from '../fixtures/stock-rows.js';
import { anEngineer } from '../fixtures/engineers.js';
import { engineerFacts } from './engineers.js';
import { aStaffedStockroom, anItemInStock, reviewError, sentIn, sentMove, sentOut } from './stock.js';
import { aLicence, aLicenceKeeper } from './licences.js';
import { aLot, aMember, aStaff, inSeconds } from './people.js';
import { aSoldLot, someTerms } from './scenes.js';

export interface Scene {
  api: TestApi;
  /** Staff of the platform who may do everything, and nobody’s own business. */
  staff: Person;
}

/** A row in its state. */
export interface MovedRow {
  id: number;
  /** What the calls name, where that is another row. */
  named?: number;
  /** Whose calls they are, where they are not staff’s. */
  owner?: Person;
}

export interface Act {
  path: string;
  /** By its owner, not by staff. */
  isOwners?: boolean;
  /** Other actions that the same call begins, so that it is written where they are. */
  also?: readonly string[];
  /** States in which the call does not find what it names, and why. */
  unseen?: { in: readonly string[]; why: string };
  body: (id: number, scene: Scene, row: MovedRow) => object | Promise<object>;
}

/** A machine whose moves people make by calls, and rows of it in any state. */
export interface MovedByCalls {
  machine: Machine<string, number, string>;
  table: string;
  column: string;
  aRow: (scene: Scene, code: number) => Promise<MovedRow>;
  /** By action, as the machine names it. */
  actions: Record<string, Act>;
  /** Actions of people that no call here begins: where they are tried. */
  elsewhere?: Record<string, string>;
}

type Row = Record<string, SqlValue>;

async function insert({ api }: Scene, table: string, row: Row, q: Queryable = api.db): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await q.query<{ id: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

const reason = 'looked at';
const GONE = { in: ['deleted'], why: 'what is deleted is nowhere to be found' };
const BY_PROVIDER = 'a message of the provider: online-payments.api.spec';
const SAME_CALL = (action: string): string => `by the call of "${action}", which is tried in every state`;

/** What beside its state a letter has there. */
const letterIn = ({ staff }: Scene, status: number): Row => ({
  status,
  ...(status === 1 ? { assignee_id: staff.accountId } : {}),
  ...(status === 2 ? { reply: 'Yes', replied_by: staff.accountId, replied_at: new Date() } : {}),
  ...(status === 3 ? { closed_at: new Date() } : {}),
});

/** An order with an unpaid freight bill. */
async function withFreightBill(id: number, { api, staff }: Scene): Promise<{ id: number }> {
  await api.db.query(
    `INSERT INTO freight_bill (order_id, amount, currency, asked_by) VALUES ($1, 4500, 'JPY', $2) ON CONFLICT DO NOTHING`,
    [id, staff.accountId],
  );
  return { id };
}

const enquiryActions = (status: string, reply: string): Record<string, Act> => ({
  take: { path: status, body: (id) => ({ id, status: 1 }) },
  answer: { path: reply, body: (id) => ({ id, reply: 'Yes' }) },
  close: { path: status, body: (id) => ({ id, status: 3 }) },
});

/** What beside its state a lot has there. */
const LOT_IN: Record<number, () => Row> = {
  [AUCTION_STATUS.scheduled]: () => ({ start_at: inSeconds(3_600), end_at: inSeconds(7_200) }),
  [AUCTION_STATUS.ended]: () => ({ ...over(), answer_deadline: inSeconds(3_600) }),
  [AUCTION_STATUS.failed]: () => over(),
  [AUCTION_STATUS.cancelled]: () => ({ ...over(), cancel_reason: reason }),
};
const over = (): Row => ({ end_at: inSeconds(-1), closed_at: new Date() });

/** A place in a lot, and an offer of it. */
async function anOffer(
  scene: Scene,
  place: number,
  offer: number,
): Promise<{ place: number; offer: number }> {
  const owner = scene.staff.accountId;
  const lot = await aLot(scene.api);
  return {
    place: await aPlace(scene.api.db, lot.id, owner, { order_status: place }),
    offer: await insert(scene, 'auction_offer', {
      auction_id: lot.id,
      account_id: owner,
      price: 1_000,
      currency: 'JPY',
      status: offer,
      expired_at: inSeconds(3_600),
    }),
  };
}

/** The state of goods whose newest submission is in this one. */
const GOODS_OF: Record<number, number> = {
  [SUBMISSION_STATUS.under_review]: GOODS_STATUS.under_review,
  [SUBMISSION_STATUS.approved]: GOODS_STATUS.listed,
  [SUBMISSION_STATUS.rejected]: GOODS_STATUS.rejected,
  [SUBMISSION_STATUS.withdrawn]: GOODS_STATUS.draft,
};

async function aSubmission(scene: Scene, status: number): Promise<MovedRow> {
  const sender = await anAccount(scene.api.db);
  const goodsId = await aGoods(scene.api.db, { status: GOODS_OF[status] ?? 0, audit_status: status });
  const id = await insert(scene, 'goods_submission', { goods_id: goodsId, submitted_by: sender, form: '{}' });
  const isDecided = status === SUBMISSION_STATUS.approved || status === SUBMISSION_STATUS.rejected;
  // A decision and what it decides are of one transaction.
  await scene.api.db.transaction(async (tx) => {
    const decision = {
      ...{
        document: 'goods_submission',
        document_id: id,
        is_approved: status === SUBMISSION_STATUS.approved,
      },
      ...{ is_final: true, notes: reason, initiator_id: sender, decided_by: scene.staff.accountId },
    };
    const decisionId = isDecided ? await insert(scene, 'approval_decision', decision, tx) : null;
    if (status !== SUBMISSION_STATUS.under_review)
      await tx.query(
        `UPDATE goods_submission SET audit_status = $2, decision_id = $3,
           withdrawn_at = CASE WHEN $3::bigint IS NULL THEN now() END WHERE id = $1`,
        [id, status, decisionId],
      );
  });
  return { id, named: goodsId };
}

async function aCompanyOf(scene: Scene, certification: number): Promise<MovedRow> {
  const owner = await aMember(scene.api, { country: 'JP' });
  const id = await aCompany(scene.api.db, {
    owner_id: owner.accountId,
    certification_status: certification,
    ...([2, 3].includes(certification) ? {} : { status: null }),
  });
  return { id, owner };
}

async function aLicenceIn(scene: Scene, status: number): Promise<MovedRow> {
  const { approved, rejected, replaced } = LICENCE_STATUS;
  const owner = await aLicenceKeeper(scene.api);
  const id = await aLicence(scene.api, owner);
  const decide = (about: number, verdict: number): Promise<unknown> =>
    scene.api.ok(auditLicence, { ids: [about], status: verdict, audit_notes: reason }, { as: scene.staff });
  if (status === rejected) await decide(id, -1);
  if (status === approved || status === replaced) await decide(id, 1);
  if (status === replaced) await decide(await aLicence(scene.api, owner, { renews_id: id }), 1);
  return { id, owner };
}

/** A document of one piece in this state, by the calls that lead there. */
async function aStockDocumentOf({ api }: Scene, type: 11 | 22, status: number): Promise<MovedRow> {
  const room = await aStaffedStockroom(api);
  const isIn = type === 11;
  const product_id = isIn ? await anItem(api.db, room.companyId) : await anItemInStock(api, room, 1);
  const line = { product_id, good_number: 1 };
  const id = isIn
    ? await sentIn(api, room, [{ ...line, unit_cost: '1' }])
    : await sentOut(api, room, [line], { type });
  if (status === 1 || status === -1) await reviewError(api, room, id, status);
  if (status === 9) {
    const call = isIn ? scrapWarehouseInps : scrapWarehouseOuts;
    await api.ok(call, { id, audit_notes: reason }, { as: room.clerk });
  }
  return { id, owner: room.clerk };
}

/** An allocation of two pieces in this state, by the calls that lead there. */
async function anAllocation({ api }: Scene, status: number): Promise<MovedRow> {
  const room = await aStaffedStockroom(api);
  const product_id = await anItemInStock(api, room, 2);
  const id = await sentMove(api, room, await aWarehouse(api.db, room.companyId), [
    { product_id, good_number: 2 },
  ]);
  const found = (good_number: number) => ({ id, lines: [{ product_id, good_number }] });
  const { rejected, pending, approved, scrapped, received, received_short, closed } = ALLOCATION_STATUS;
  const by = { as: room.clerk };
  if (status === rejected) await reviewError(api, room, id, -1);
  if (status === scrapped) await api.ok(scrapWarehouseAllocations, { id, audit_notes: reason }, by);
  if (![pending, rejected, scrapped].some((code) => code === status)) await reviewError(api, room, id);
  if (![pending, rejected, scrapped, approved].some((code) => code === status))
    await api.ok(sendWarehouseAllocations, { id }, by);
  if (status === received) await api.ok(receiveWarehouseAllocations, found(2), by);
  if (status === received_short) await api.ok(receiveWarehouseAllocations, found(1), by);
  if (status === closed) await api.ok(returnWarehouseAllocations, found(2), by);
  return { id, owner: room.clerk };
}

/** Of what an allocation names, one piece. */
async function onePiece(id: number, { api }: Scene): Promise<object> {
  const { rows } = await api.db.query<{ product_id: number }>(
    'SELECT product_id FROM stock_document_line WHERE document_id = $1',
    [id],
  );
  return { id, lines: [{ product_id: rows[0]?.product_id, good_number: 1 }] };
}

const stockDocumentActions = {
  approve: { path: confirmWarehouseAudits.path, body: (id: number) => ({ ids: [id], status: 1 }) },
  reject: {
    path: confirmWarehouseAudits.path,
    body: (id: number) => ({ ids: [id], status: -1, audit_notes: reason }),
  },
};

/** The payer's announcement, on which finance decides. */
const remittedOf =
  (type: 'order' | 'recharge', status: 1 | -1): Act['body'] =>
  async (id, { api }, { owner }) => ({
    id: await aRemittanceOf(api.db, type, id, owner?.accountId ?? 0),
    status,
    audit_notes: reason,
  });

/** Money that came for it and is held. */
const suspenseOf: Act['body'] = async (id, { api }, { owner }) => ({
  id: await aSuspensePayment(api.db, {
    subject_type: 'recharge',
    subject_id: id,
    payer_id: owner?.accountId ?? 0,
  }),
  remark: reason,
});

/** Every machine that people move, by every call that moves it. */
export const MOVED_BY_CALLS: readonly MovedByCalls[] = [
  {
    machine: goodsMachine,
    table: 'goods',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aGoods(api.db, { status }) }),
    actions: {
      submit: { path: submitGoods.path, unseen: GONE, body: (id) => ({ id }) },
      withdraw: { path: cancelSubmitGoods.path, unseen: GONE, body: (id) => ({ id }) },
      approve: { path: auditGoods.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: { path: auditGoods.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      'put on the shelf': { path: goodsStatus.path, body: (id) => ({ ids: [id], status: 30 }) },
      'take off the shelf': { path: goodsStatus.path, body: (id) => ({ ids: [id], status: 20, reason }) },
      relist: {
        path: relistAuction.path,
        body: async (id, { api }) => ({
          ...someTerms(),
          id: (await aLot(api, { goods_id: id, status: AUCTION_STATUS.failed, ...over() })).id,
        }),
      },
      delete: { path: delGoods.path, unseen: GONE, body: (id) => ({ id }) },
    },
    elsewhere: {
      'force off': SAME_CALL('take off the shelf'),
      'edit text, images, category or condition':
        'a form is sent for goods in any state: publishing.api.spec',
    },
  },
  {
    machine: submissionMachine,
    table: 'goods_submission',
    column: 'audit_status',
    aRow: aSubmission,
    actions: {
      withdraw: { path: cancelSubmitGoods.path, body: (id) => ({ id }) },
      approve: { path: auditGoods.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: { path: auditGoods.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
    },
  },
  {
    machine: draftMachine,
    table: 'draft_product',
    column: 'status',
    aRow: async (scene, status) => ({
      id: await insert(scene, 'draft_product', {
        owner_id: scene.staff.accountId,
        form: '{}',
        status,
        goods_id: status === 1 ? await aGoods(scene.api.db) : null,
      }),
    }),
    actions: {
      publish: { path: publishDraftProducts.path, unseen: GONE, body: (id) => ({ id }) },
      delete: { path: delDraftProducts.path, unseen: GONE, body: (id) => ({ id }) },
    },
  },
  {
    machine: auctionMachine,
    table: 'auction',
    column: 'status',
    aRow: async ({ api }, status) =>
      status === AUCTION_STATUS.successful
        ? aSoldLot(api)
        : aLot(api, { buy_now_price: 50_000, status, ...LOT_IN[status]?.() }),
    actions: {
      'change terms': { path: updateAuction.path, body: (id) => ({ id, start_price: '2000' }) },
      'bid (a maximum)': {
        path: placeBid.path,
        body: (id) => ({ id, amount: 2_000, currency: 'JPY', request_id: randomUUID() }),
      },
      'void a bid': {
        path: voidBid.path,
        unseen: { in: ['scheduled'], why: 'nobody bids before a lot begins' },
        body: (id) => ({ id, seq: 1, reason }),
      },
      'lower the reserve, or move the end later': {
        path: updateAuction.path,
        body: (id) => ({ id, end_at: inSeconds(86_400).toISOString() }),
      },
      'buy now, or a maximum at or above the buy-now price': { path: buyNow.path, body: (id) => ({ id }) },
      cancel: { path: cancelAuction.path, body: (id) => ({ id, reason }) },
      'accept the highest bid': { path: acceptHighestBid.path, body: (id) => ({ id, status: 1 }) },
      'decline the highest bid': { path: acceptHighestBid.path, body: (id) => ({ id, status: -1 }) },
    },
  },
  {
    machine: auctionOrderMachine,
    table: 'auction_bidder',
    column: 'order_status',
    aRow: async (scene, status) => {
      const { place, offer } = await anOffer(scene, status, 0);
      return { id: place, named: offer };
    },
    actions: {
      'takes the second chance': { path: answerOffer.path, body: (id) => ({ id, status: 1 }) },
      'cancels the won order': {
        path: cancelOrder.path,
        body: async (_, { api, staff }, { id }) => {
          const { rows } = await api.db.query<{ auction_id: number }>(
            'SELECT auction_id FROM auction_bidder WHERE id = $1',
            [id],
          );
          const auction_id = rows[0]?.auction_id ?? 0;
          const status = ORDER_STATUS.pending_payment;
          return { id: await aReceivedOrder(api.db, { buyer_id: staff.accountId, status, auction_id }) };
        },
      },
    },
  },
  {
    machine: offerMachine,
    table: 'auction_offer',
    column: 'status',
    aRow: async (scene, status) => ({ id: (await anOffer(scene, AUCTION_ORDER_STATUS.lost, status)).offer }),
    actions: {
      accept: { path: answerOffer.path, body: (id) => ({ id, status: 1 }) },
      decline: { path: answerOffer.path, body: (id) => ({ id, status: -1 }) },
    },
  },
  {
    machine: bidderMachine,
    table: 'auction_bidder',
    column: 'status',
    aRow: async (scene, status) => {
      const { id: named } = await aLot(scene.api, { need_approval: true });
      const owner = await aMember(scene.api);
      const row = { auction_id: named, account_id: owner.accountId, status };
      return { id: await insert(scene, 'auction_bidder', row), named, owner };
    },
    actions: {
      'ask to take part': { path: addBidder.path, isOwners: true, body: (id) => ({ id, checked: true }) },
      'approval is no longer asked': {
        path: updateAuction.path,
        body: (id) => ({ id, need_approval: false }),
      },
      admit: { path: auditBidder.path, body: (_, __, { id }) => ({ ids: [id], status: 1 }) },
      refuse: { path: auditBidder.path, body: (_, __, { id }) => ({ ids: [id], status: -1, reason }) },
    },
  },
  {
    machine: depositMachine,
    table: 'auction_bidder',
    column: 'deposit_status',
    aRow: async (scene, status) => {
      const { id: named } = await aLot(scene.api, { need_approval: true, deposit: 500, deposit_rate: 50 });
      const owner = await aMember(scene.api);
      const row = { auction_id: named, account_id: owner.accountId, status: BIDDER_STATUS.pending };
      const deposit = status > DEPOSIT_STATUS.exempt ? 500 : 0;
      return {
        id: await insert(scene, 'auction_bidder', { ...row, deposit, deposit_status: status }),
        named,
        owner,
      };
    },
    actions: {
      'ask to take part': {
        path: addBidder.path,
        isOwners: true,
        body: (id) => ({ id, checked: true }),
      },
      refuse: { path: auditBidder.path, body: (_, __, { id }) => ({ ids: [id], status: -1, reason }) },
      'change terms': { path: updateAuction.path, body: (id) => ({ id, start_price: '2000' }) },
    },
  },
  {
    machine: orderMachine,
    table: 'orders',
    column: 'status',
    aRow: async ({ api }, status) => {
      const owner = await aMember(api);
      const pay_deadline = status === ORDER_STATUS.pending_payment ? inSeconds(3_600) : null;
      return { id: await aReceivedOrder(api.db, { buyer_id: owner.accountId, status, pay_deadline }), owner };
    },
    actions: {
      evaluate: {
        path: addEvaluation.path,
        isOwners: true,
        body: (id) => ({ order_id: id, comment_star: 4, comment_content: 'As described' }),
      },
      'pay by balance': {
        path: payOrder.path,
        isOwners: true,
        body: (id) => ({ id, pay_type: PAY_TYPE.balance }),
      },
      cancel: { path: cancelOrder.path, isOwners: true, body: (id) => ({ id }) },
      'cannot deliver': {
        path: adminCancelOrder.path,
        also: ['cancel'],
        body: (id) => ({ id, reason }),
      },
      ship: { path: shipOrder.path, body: (id) => ({ id, logistics_company: 1, logistics_code: '1234' }) },
      'confirm receipt': { path: receiveOrder.path, isOwners: true, body: (id) => ({ id }) },
      'record that a parcel came back': {
        path: sendOutOrderStatus.path,
        body: async (id, { api }) => ({ id: await aShipment(api.db, id, 1), status: 3 }),
      },
      'ask a refund': {
        path: refundOrder.path,
        isOwners: true,
        body: (id) => ({ id, reason, amount: 1 }),
      },
      'ask extra freight': {
        path: setOrderFreight.path,
        body: (id) => ({ id, freight: '4500', currency: 'JPY' }),
      },
      'waive the freight bill': { path: waiveOrderFreight.path, body: withFreightBill },
      'decline the freight': { path: declineOrderFreight.path, isOwners: true, body: withFreightBill },
      'pay the freight bill': {
        path: payOrderFreight.path,
        isOwners: true,
        body: async (id, scene) => ({ ...(await withFreightBill(id, scene)), pay_type: PAY_TYPE.balance }),
      },
      'upload remittance documents': {
        path: sendRemittance.path,
        isOwners: true,
        body: async (id, { api }, { owner }) => ({
          id,
          remittance_images: [await aFile(api.db, owner?.accountId ?? 0)],
        }),
      },
      'confirm remittance': { path: confirmRemittance.path, body: remittedOf('order', 1) },
      'reject remittance': { path: confirmRemittance.path, body: remittedOf('order', -1) },
    },
    elsewhere: {
      'signed success message': BY_PROVIDER,
      'match its bank transfer':
        'a line of the bank is matched, and the order with it: untold-transfer.api.spec',
    },
  },
  {
    machine: paymentMachine,
    table: 'payment',
    column: 'status',
    aRow: async (scene, status) => ({
      id: await insert(scene, 'payment', {
        ...{ subject_type: 'order', subject_id: 1, payer_id: await anAccount(scene.api.db) },
        ...{ method: PAY_TYPE.balance, amount: 1_000, currency: 'JPY', status },
        ...(status >= 40 ? { received_amount: 1, received_currency: 'JPY', park_cause: 'amount' } : {}),
      }),
    }),
    actions: {
      'return or credit by hand': {
        path: returnSuspensePayment.path,
        unseen: {
          in: ['created', 'processing', 'captured', 'failed', 'expired'],
          why: 'only what was held is seen by its settler',
        },
        body: (id) => ({ id, remark: reason }),
      },
    },
    elsewhere: {
      'opens the provider page': 'the page is no call: online-payments.api.spec',
      'signed success': BY_PROVIDER,
      'signed failure': BY_PROVIDER,
      'signed success, wrong amount or currency, or document already captured or cancelled': BY_PROVIDER,
    },
  },
  {
    machine: bargainMachine,
    table: 'bargain',
    column: 'status',
    aRow: async (scene, status) => {
      const owner = await aMember(scene.api);
      return { id: await aBargain(scene.api.db, status, { buyer_id: owner.accountId }), owner };
    },
    actions: {
      'counter-offer': {
        path: auditBargain.path,
        body: (id) => ({ id, status: 20, offer_price: '950', currency: 'JPY' }),
      },
      'offer again': {
        path: replyBargain.path,
        isOwners: true,
        body: (id) => ({ id, status: 10, offer_price: '700', currency: 'JPY' }),
      },
      accept: { path: auditBargain.path, body: (id) => ({ id, status: 30 }) },
      decline: { path: auditBargain.path, body: (id) => ({ id, status: 50 }) },
      withdraw: { path: replyBargain.path, isOwners: true, body: (id) => ({ id, status: 51 }) },
      'place the order': {
        path: addOrder.path,
        isOwners: true,
        body: (id) => ({ bargain_id: id, pay_type: PAY_TYPE.balance, quote_id: '0'.repeat(64) }),
      },
      'cancel with reason': { path: cancelBargain.path, body: (id) => ({ id, reason }) },
    },
  },
  {
    // The room's moves come with the video calls.
    machine: reservationMachine,
    table: 'reservation',
    column: 'status',
    aRow: async (scene, status) => {
      const owner = await aMember(scene.api);
      return { id: await aReservation(scene.api.db, status, { buyer_id: owner.accountId }), owner };
    },
    actions: {
      paid: { path: payReservation.path, isOwners: true, body: (id) => ({ id, pay_type: 1 }) },
      confirm: { path: auditReservation.path, body: (id) => ({ id, status: 20 }) },
      refuse: { path: auditReservation.path, body: (id) => ({ id, status: 70, audit_notes: reason }) },
      'move the time': {
        path: changeReservationTime.path,
        isOwners: true,
        body: (id) => ({ id, start_at: slotIn(400).toISOString() }),
      },
      'host cannot attend, goods sold': { path: cancelReservation.path, body: (id) => ({ id, reason }) },
    },
  },
  {
    machine: rechargeMachine,
    table: 'recharge',
    column: 'status',
    aRow: async (scene, status) => {
      const owner = await aMember(scene.api);
      const due = { amount: 1_000, currency: 'JPY', pay_type: PAY_TYPE.bank };
      return {
        id: await insert(scene, 'recharge', { account_id: owner.accountId, ...due, status }),
        owner,
      };
    },
    actions: {
      'confirm remittance': { path: confirmRemittance.path, body: remittedOf('recharge', 1) },
      'credit what arrived': { path: creditSuspensePayment.path, body: suspenseOf },
      'send back': { path: returnSuspensePayment.path, body: suspenseOf },
    },
    elsewhere: {
      'signed success': BY_PROVIDER,
      'signed success with another amount or currency': BY_PROVIDER,
    },
  },
  {
    machine: remittanceMachine,
    table: 'remittance',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: (await aRemittance(api.db, { status })).id }),
    actions: {
      confirm: { path: confirmRemittance.path, body: (id) => ({ id, status: 1 }) },
      reject: { path: confirmRemittance.path, body: (id) => ({ id, status: -1, audit_notes: reason }) },
      'amount differs or order no longer payable': {
        path: creditRemittance.path,
        body: (id) => ({ id, amount: 900, currency: 'JPY', audit_notes: reason }),
      },
    },
  },
  {
    machine: refundMachine,
    table: 'refund',
    column: 'status',
    aRow: async ({ api }, status) => {
      const companyId = await aCompany(api.db);
      const [owner, seller] = [await aMember(api), await anAccount(api.db)];
      const { id, orderId } = await aRefund(
        api.db,
        { buyer_id: owner.accountId, seller_id: seller, company_id: companyId },
        { status, amount: 5_000, logistics_code: 'YT-1' },
      );
      return { id, named: orderId, owner };
    },
    actions: {
      'approve without return': { path: auditRefund.path, body: (id) => ({ id, status: 1 }) },
      'approve with return': { path: auditRefund.path, body: (id) => ({ id, status: 1, need_return: 1 }) },
      reject: { path: auditRefund.path, body: (id) => ({ id, status: -1, audit_notes: reason }) },
      withdraw: { path: cancelRefund.path, isOwners: true, body: (id) => ({ id }) },
      'give logistics code': {
        path: updateRefundLogistics.path,
        isOwners: true,
        body: (id) => ({ id, logistics_code: 'YT-2' }),
      },
      'confirm the return': { path: confirmRefundReturn.path, body: (id) => ({ id, status: 1 }) },
      'dispute the return': { path: confirmRefundReturn.path, body: (id) => ({ id, status: -1, reason }) },
      escalate: { path: escalateRefund.path, isOwners: true, body: (id) => ({ id, reason }) },
      'decide for the buyer, whole or part': {
        path: decideRefund.path,
        body: (id) => ({ id, status: 1, amount: 4_000, audit_notes: reason }),
      },
      'decide for a return first': {
        path: decideRefund.path,
        body: (id) => ({ id, status: 1, need_return: 1, audit_notes: reason }),
      },
      'decide for the merchant': {
        path: decideRefund.path,
        body: (id) => ({ id, status: -1, audit_notes: reason }),
      },
      'try again': { path: retryRefund.path, body: (id) => ({ id, remark: reason }) },
      "credit the buyer's balance instead": {
        path: retryRefund.path,
        body: (id) => ({ id, to_balance: 1, remark: reason }),
      },
    },
    elsewhere: { refused: 'the provider’s answer to a job: refund.api.spec' },
  },
  {
    machine: monthBillMachine,
    table: 'month_bill',
    column: 'status',
    aRow: async (scene, status) => {
      const now = new Date();
      const price = status === 0 || status === 40 ? 0 : 300;
      const owner = await aMember(scene.api);
      return {
        owner,
        id: await insert(scene, 'month_bill', {
          ...{ account_id: owner.accountId, currency: 'JPY', month: '2026-09', closes_at: now },
          ...{ status, price, type1_total: price, due_at: now },
          ...(status === 30 ? { pay_time: now, pay_type: 1 } : {}),
        }),
      };
    },
    actions: {
      pay: { path: payMonthBill.path, isOwners: true, body: (id) => ({ id, pay_type: PAY_TYPE.balance }) },
      'record a bank payment': {
        path: confirmMonthBill.path,
        also: ['pay'],
        body: (id) => ({ id, pay_time: '2026-01-01T00:00:00Z' }),
      },
      'write off': { path: writeOff.calls.add.path, body: (id) => ({ bill_id: id, reason }) },
    },
  },
  {
    machine: evaluationMachine,
    table: 'evaluation',
    column: 'status',
    aRow: async (scene, status) => {
      const buyer = await anAccount(scene.api.db);
      const hidden: Row = status === 0 ? { hide_reason: reason } : {};
      return {
        id: await insert(scene, 'evaluation', {
          order_id: await aReceivedOrder(scene.api.db, { buyer_id: buyer }),
          author_id: buyer,
          comment_star: 4,
          comment_content: 'As described',
          status,
          ...hidden,
        }),
      };
    },
    actions: {
      hide: { path: setEvaluationStatus.path, body: (id) => ({ id, status: 0, reason }) },
      'show again': { path: setEvaluationStatus.path, body: (id) => ({ id, status: 1 }) },
    },
  },
  {
    machine: licenceMachine,
    table: 'company_licence',
    column: 'status',
    aRow: aLicenceIn,
    actions: {
      correct: {
        path: licence.calls.update.path,
        isOwners: true,
        body: (id) => ({ id, authority: '別の保健所' }),
      },
      approve: { path: auditLicence.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: { path: auditLicence.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
    },
    elsewhere: { change: SAME_CALL('correct'), 'approve its renewal': SAME_CALL('approve') },
  },
  {
    machine: certificationMachine,
    table: 'company',
    column: 'certification_status',
    aRow: aCompanyOf,
    actions: {
      submit: {
        path: registerCompany.path,
        isOwners: true,
        body: async (_id, { api }, { owner }) => someDocuments([await aFile(api.db, owner?.accountId ?? 0)]),
      },
      'withdraw the first submission': { path: cancelCompany.path, isOwners: true, body: () => ({}) },
      approve: { path: auditMerchant.path, body: (id) => ({ id, status: 1 }) },
      reject: { path: auditMerchant.path, body: (id) => ({ id, status: -1, reason }) },
      renew: {
        path: updateMerchant.path,
        body: (id) => ({ id, expired_at: inSeconds(86_400).toISOString() }),
      },
    },
    elsewhere: {
      'change legal data': SAME_CALL('submit'),
      'reject a change of legal data': SAME_CALL('reject'),
    },
  },
  {
    machine: merchantMachine,
    table: 'company',
    column: 'status',
    aRow: async ({ api }, status) => ({
      id: await aCompany(api.db, { status, certification_status: status === 2 ? 3 : 2 }),
    }),
    actions: {
      disable: { path: merchantStatus.path, body: (id) => ({ id, status: 0, reason }) },
      enable: { path: merchantStatus.path, body: (id) => ({ id, status: 1 }) },
      renew: {
        path: updateMerchant.path,
        body: (id) => ({ id, expired_at: inSeconds(86_400).toISOString() }),
      },
    },
  },
  {
    machine: memberMachine,
    table: 'account',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await anAccount(api.db, { status }) }),
    actions: {
      disable: { path: memberStatus.path, body: (id) => ({ id, status: 0, reason }) },
      enable: { path: memberStatus.path, body: (id) => ({ id, status: 1 }) },
    },
  },
  {
    machine: enquiryMachine,
    table: 'feedback',
    column: 'status',
    aRow: async (scene, status) => ({
      id: await insert(scene, 'feedback', {
        account_id: scene.staff.accountId,
        email: 'somebody@test.example',
        content: 'A remark',
        ...letterIn(scene, status),
      }),
    }),
    actions: enquiryActions(feedbackStatus.path, replyFeedback.path),
  },
  {
    machine: enquiryMachine,
    table: 'message_board',
    column: 'status',
    aRow: async (scene, status) => ({
      id: await insert(scene, 'message_board', {
        source: 1,
        first_name: 'Sample',
        last_name: 'Person',
        email: 'somebody@test.example',
        phone: '03-1234-5678',
        message: 'A question',
        language: 'en',
        client_address: '10.0.0.1',
        ...letterIn(scene, status),
      }),
    }),
    actions: enquiryActions(messageBoardStatus.path, replyMessageBoard.path),
    elsewhere: {
      'writes again': 'no call: the requester answers the mail, and somebody is assigned again',
    },
  },
  {
    machine: messageMachine,
    table: 'message',
    column: 'is_read',
    aRow: async (scene, isRead) => ({
      id: await insert(scene, 'message', {
        event_key: `event ${uniqueText()}`,
        recipient_id: scene.staff.accountId,
        data_type: 1,
        is_read: isRead,
      }),
    }),
    actions: {
      'click the row or mark read': { path: readMessage.path, body: (id) => ({ id }) },
      'mark all read': { path: readAllMessages.path, body: () => ({}) },
    },
  },
  {
    machine: sendMachine,
    table: 'send',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aSend(api.db, null, { status }) }),
    actions: {
      'record logistics code': {
        path: wareHouseSendsStatus.path,
        body: (id) => ({ id, status: 1, logistics_code: '1234' }),
      },
      'record the proof of delivery': { path: wareHouseSendsStatus.path, body: (id) => ({ id, status: 2 }) },
      'record the return': { path: wareHouseSendsStatus.path, body: (id) => ({ id, status: 3 }) },
      delete: { path: delWareHouseSends.path, body: (id) => ({ id }) },
    },
  },
  {
    machine: sendMachine,
    table: 'shipment',
    column: 'status',
    aRow: async ({ api }, status) => ({
      id: await aShipment(api.db, await aReceivedOrder(api.db, { status: ORDER_STATUS.to_ship }), status),
    }),
    actions: {
      'record logistics code': {
        path: confirmSendOutOrder.path,
        body: (id) => ({ id, logistics_company: 1, logistics_code: '1234' }),
      },
      'record the proof of delivery': { path: sendOutOrderStatus.path, body: (id) => ({ id, status: 2 }) },
      'record the return': { path: sendOutOrderStatus.path, body: (id) => ({ id, status: 3 }) },
      delete: { path: cancelSendOutOrder.path, body: (id) => ({ id }) },
    },
  },
  {
    machine: stockCheckMachine,
    table: 'stock_count',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aCount(api.db, null, { status }) }),
    actions: {
      'enter counted numbers': { path: updateWarehouseChecks.path, body: (id) => ({ id, close_all: 1 }) },
      'have lines counted anew': { path: recountWarehouseChecks.path, body: (id) => ({ id, lines: [1] }) },
      confirm: { path: confirmWarehouseChecks.path, body: (id) => ({ id }) },
      cancel: { path: cancelWarehouseChecks.path, body: (id) => ({ id, reason: 'Begun by mistake' }) },
    },
  },
  {
    machine: exchangeMachine,
    table: 'exchange',
    column: 'status',
    aRow: async ({ api }, status) => {
      const owner = await aStaff(api, ['finance:exchange:add']);
      return { id: await anExchange(api.db, status, { madeBy: owner.accountId }), owner };
    },
    actions: {
      approve: { path: exchange.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: {
        path: exchange.calls.audit.path,
        body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
      },
      withdraw: { path: exchange.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
    },
  },
  {
    machine: bankLineMachine,
    table: 'bank_line',
    column: 'matching',
    aRow: async ({ api }, matching) => {
      const by = await anAccount(api.db);
      const decided = { matching, decided_by: by, decided_at: new Date() };
      const of = { subject_type: 'sample', subject_id: by, subject_sn: 'S1' };
      const changes = [{}, { ...decided, ...of }, { ...decided, reason }][matching];
      return { id: await aBankLine(api.db, by, changes) };
    },
    actions: {
      match: {
        path: matchBankLine.path,
        body: (id) => ({ id, subject_type: 'withdrawal', subject_id: 1 }),
      },
      'set aside': { path: setAsideBankLine.path, body: (id) => ({ id, reason }) },
      'open again': { path: reopenBankLine.path, body: (id) => ({ id }) },
    },
  },
  {
    machine: engineerMachine,
    table: 'engineer',
    column: 'status',
    aRow: async ({ api }, status) => {
      const owner = await api.signIn(await anAccount(api.db));
      return { id: await anEngineer(api.db, status, { accountId: owner.accountId }), owner };
    },
    actions: {
      approve: { path: engineer.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: {
        path: engineer.calls.audit.path,
        body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
      },
      submit: {
        path: applyEngineer.path,
        also: ['add skills'],
        isOwners: true,
        body: (_, { api, staff }, { owner = staff }) => engineerFacts(api, owner),
      },
      disable: { path: engineerStatus.path, body: (id) => ({ id, disable_status: 1, reason }) },
      enable: { path: engineerStatus.path, body: (id) => ({ id, disable_status: 0 }) },
    },
    elsewhere: { 'add skills': SAME_CALL('submit') },
  },
  {
    machine: writeOffMachine,
    table: 'write_off',
    column: 'status',
    aRow: async ({ api }, status) => {
      const owner = await aStaff(api, ['finance:write-off:add']);
      return { id: await aWriteOff(api.db, status, { madeBy: owner.accountId }), owner };
    },
    actions: {
      approve: { path: writeOff.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: {
        path: writeOff.calls.audit.path,
        body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
      },
      withdraw: { path: writeOff.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
    },
  },
  {
    machine: journalVoucherMachine,
    table: 'journal_voucher',
    column: 'status',
    aRow: async ({ api }, status) => {
      const owner = await aStaff(api, ['finance:journal-voucher:add']);
      return { id: await aVoucher(api.db, status, { madeBy: owner.accountId }), owner };
    },
    actions: {
      approve: { path: journalVoucher.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: {
        path: journalVoucher.calls.audit.path,
        body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
      },
      withdraw: { path: journalVoucher.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
    },
  },
  {
    machine: proceedsPayoutMachine,
    table: 'transfer',
    column: 'status',
    aRow: async ({ api }, status) => {
      const seller = { accountId: await anAccount(api.db), companyId: null };
      return { id: await aProceedsPayout(api.db, seller, status) };
    },
    actions: {
      // One made by hand, by the same call, is approved in its state as well.
      approve: { path: auditTransfer.path, body: (id) => ({ ids: [id], status: 1 }) },
      stop: { path: auditTransfer.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
    },
    elsewhere: { 'approve one made by hand': SAME_CALL('approve') },
  },
  {
    machine: withdrawalMachine,
    table: 'withdrawal',
    column: 'status',
    aRow: async ({ api }, status) => {
      const owner = await aMember(api);
      const drawer = { accountId: owner.accountId, companyId: null };
      return { id: await aWithdrawal(api.db, drawer, status), owner };
    },
    actions: {
      approve: { path: auditWithdrawal.path, body: (id) => ({ ids: [id], status: 1 }) },
      'first of two approvals': { path: auditWithdrawal.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: { path: auditWithdrawal.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      withdraw: { path: cancelWithdrawal.path, isOwners: true, body: (id) => ({ id }) },
      'record the payout': { path: payWithdrawal.path, body: (id) => ({ id, bank_reference: 'T-2' }) },
      'bank refused': { path: failWithdrawal.path, body: (id) => ({ id, reason }) },
      'try again': { path: retryWithdrawal.path, body: (id) => ({ id }) },
      'give up': { path: returnWithdrawal.path, body: (id) => ({ id, reason }) },
    },
  },
  {
    machine: arrivalMachine,
    table: 'arrival',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await anArrival(api.db, null, { status }) }),
    actions: {
      'record the arrival': { path: arrivedsStatus.path, body: (id) => ({ id, status: 1 }) },
      'correct a mistake': { path: arrivedsStatus.path, body: (id) => ({ id, status: 0 }) },
      delete: { path: delArriveds.path, body: (id) => ({ id }) },
    },
  },
  {
    machine: noticeMachine,
    table: 'device_notice',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aNotice(api.db, null, status) }),
    actions: {
      send: { path: sendNotice.path, body: (id) => ({ id }) },
      answer: {
        path: answerNotice.path,
        body: (id) => ({ id, answered_on: '2026-05-17', answer: 'Agreed' }),
      },
    },
  },
  {
    machine: recallMachine,
    table: 'recall',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aRecall(api.db, { status }) }),
    actions: {
      open: { path: openRecall.path, body: (id) => ({ id }) },
      close: { path: closeRecall.path, body: (id) => ({ id, report: 'All returned' }) },
    },
  },
  {
    machine: recallPartyMachine,
    table: 'recall_party',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aRecallParty(api.db, null, status) }),
    actions: {
      acknowledge: { path: acknowledgeRecall.path, body: (id) => ({ id }) },
      settle: { path: settleRecall.path, body: (id) => ({ id, outcome: 1 }) },
    },
  },
  {
    machine: warehouseMachine,
    table: 'warehouse',
    column: 'status',
    aRow: async ({ api }, status) => ({ id: await aWarehouse(api.db, null, { status }) }),
    actions: {
      enable: { path: warehouseStatus.path, unseen: GONE, body: (id) => ({ id, status: 1 }) },
      disable: { path: warehouseStatus.path, unseen: GONE, body: (id) => ({ id, status: 0 }) },
      delete: { path: delWarehouse.path, unseen: GONE, body: (id) => ({ id }) },
    },
  },
  {
    machine: stockInMachine,
    table: 'stock_document',
    column: 'status',
    aRow: (scene, status) => aStockDocumentOf(scene, 11, status),
    actions: {
      ...stockDocumentActions,
      scrap: { path: scrapWarehouseInps.path, body: (id) => ({ id, audit_notes: reason }) },
      'change images or video': {
        path: updateWarehouseInpsImages.path,
        body: (id) => ({ id, inp_images: [] }),
      },
    },
  },
  {
    machine: stockOutMachine,
    table: 'stock_document',
    column: 'status',
    aRow: (scene, status) => aStockDocumentOf(scene, 22, status),
    actions: {
      ...stockDocumentActions,
      scrap: { path: scrapWarehouseOuts.path, body: (id) => ({ id, audit_notes: reason }) },
      'turn a loan or trial into a sale': {
        path: setWarehouseOutTypeSale.path,
        body: async (id, { api }) => {
          const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [
            id,
          ]);
          return { ware_house_out_sn: rows[0]?.sn };
        },
      },
    },
  },
  {
    machine: allocationMachine,
    table: 'stock_document',
    column: 'status',
    aRow: anAllocation,
    actions: {
      ...stockDocumentActions,
      send: { path: sendWarehouseAllocations.path, body: (id) => ({ id }) },
      receive: { path: receiveWarehouseAllocations.path, body: onePiece },
      return: { path: returnWarehouseAllocations.path, body: onePiece },
      'approve the loss of what is missing': {
        path: loseWarehouseAllocations.path,
        body: async (id, scene) => ({ ...(await onePiece(id, scene)), audit_notes: reason }),
      },
      scrap: { path: scrapWarehouseAllocations.path, body: (id) => ({ id, audit_notes: reason }) },
    },
    elsewhere: { 'scrap the loss': 'names the document of the loss: allocations.api.spec' },
  },
  {
    machine: stockApprovalMachine,
    table: 'stock_document',
    column: 'audit_status',
    aRow: (scene, status) => aStockDocumentOf(scene, 11, status === -2 ? 9 : status),
    actions: stockDocumentActions,
    elsewhere: {
      'first of two approvals': SAME_CALL('approve'),
      'scrap the document while pending': 'tried for the documents themselves',
    },
  },
];
