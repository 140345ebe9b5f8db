import {
  auditRefund,
  cancelRefund,
  confirmRefundReturn,
  decideRefund,
  escalateRefund,
  retryRefund,
  updateRefundLogistics,
} from '@fovea/shared-types/order/refund.calls';
import { refundMachine } from '@fovea/shared-types/states/refund.states';
import { aPaidOrder, aRefund } from '../../fixtures/refunds.js';
import { aCompany, anAccount } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aMember } from '../../support/people.js';
import { type ConstraintCase, goingOn, partOf, type Row } from '../database.js';
import { type Cast, partiesOf } from '../matrix-row.js';
import { reason } from '../moves.js';
import { twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `receivedOrder`, requested. */
    refund: number;
    refundEntry: number;
  }
}

const refundIn =
  (refund: Parameters<typeof aRefund>[2], body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({
    id: (await aRefund(db, partiesOf(cast), refund)).orderId,
    ...body,
  });

const agreed = { amount: 10_000, need_return: true };

const faulty =
  (table: string) =>
  (refuses: string, violation: string, fault: Row): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert(table, fault),
  });

const refund = faulty('refund');

const entry = faulty('refund_entry');

const line = faulty('refund_line');

export default thing({
  calls: {
    '/order/order-refunds': { request: refundIn({}), others: 'NOT_FOUND' },
    '/order/refund-order': {
      request: async ({ db }, cast) => ({
        id: await aPaidOrder(db, partiesOf(cast)),
        reason: 'Not as described',
        amount: 10_000,
      }),
      others: 'NOT_FOUND',
    },
    '/order/cancel-refund': { request: refundIn({}), others: 'NOT_FOUND' },
    '/order/update-refund-logistics': {
      request: refundIn({ status: 40, ...agreed }, { logistics_code: 'YT-1' }),
      others: 'NOT_FOUND',
    },
    '/order/escalate-refund': {
      request: refundIn({ status: 20 }, { reason: 'Please look' }),
      others: 'NOT_FOUND',
    },
    '/order/add-refund-message': { request: refundIn({}, { content: 'Any news?' }), others: 'NOT_FOUND' },
    '/order/admin-refund-detail': {
      request: async ({ db }, cast) => ({ id: (await aRefund(db, partiesOf(cast))).id }),
      others: 'NOT_FOUND',
    },
    '/order/admin-add-refund-message': {
      request: refundIn({}, { content: 'We look at it' }),
      others: 'NOT_FOUND',
    },
    '/order/audit-refund': { request: refundIn({}, { status: 1 }), others: 'NOT_FOUND' },
    '/order/confirm-refund-return': {
      request: refundIn({ status: 41, ...agreed, logistics_code: 'YT-1' }, { status: 1 }),
      others: 'NOT_FOUND',
    },
    '/order/decide-refund': {
      request: refundIn({ status: 30 }, { status: 1, audit_notes: 'As promised in the listing' }),
    },
    '/order/retry-refund': {
      request: refundIn({ status: 51, amount: 10_000 }, { to_balance: 1, remark: 'Card was closed' }),
    },
  },
  ids: {
    besides: {
      '/order/refund-order#lines[].order_line_id': { lines: [{ quantity: 1 }] },
    },
  },
  records: {
    'order:refund': {
      aRow: async ({ db }, { companyId, accountId }) =>
        (
          await aRefund(db, {
            buyer_id: await anAccount(db),
            seller_id: accountId,
            company_id: companyId ?? (await aCompany(db)),
          })
        ).id,
    },
  },
  moves: [
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
  ],
  database: {
    rows: {
      refund: (world) => ({ order_id: world.order, status: 10, cause: 1, order_status: 40, asked: 1_000 }),
      refund_line: (world) => ({
        refund_id: world.refund,
        order_id: world.receivedOrder,
        line: 8,
        quantity: 1,
      }),
      refund_entry: (world) => ({
        refund_id: world.refund,
        side: 1,
        account_id: world.buyer,
        content: 'Not as described',
      }),
      refund_entry_file: (world) => ({ entry_id: world.refundEntry, sort: 1, file_id: world.file }),
    },
    world: {
      refund: ({ insert, world }) => insert('refund', { order_id: world.receivedOrder }),
      refundEntry: 'refund_entry',
    },
    breaks: [
      refund('refund_cause_ck', 'a refund for no reason that we know', { cause: 6 }),
      refund('refund_order_status_ck', 'a refund of an order that was never paid', { order_status: 10 }),
      refund('refund_asked_ck', 'a refund of nothing', { asked: 0 }),
      refund('refund_amount_ck', 'more than was requested', { amount: 1_001 }),
      refund('refund_logistics_company_ck', 'a carrier without end', { logistics_company: 'x'.repeat(61) }),
      refund('refund_logistics_code_ck', 'a parcel without end', { logistics_code: 'x'.repeat(61) }),
      refund('refund_agreed_ck', 'paying back what nobody agreed', { status: 50 }),
      refund('refund_sent_back_ck', 'goods on their way back in no parcel', {
        status: 41,
        amount: 1_000,
        logistics_code: '',
      }),
      {
        refuses: 'refund_open_uq',
        violation: 'two open refunds of one order',
        when: async ({ insert }) => {
          await insert('refund');
          await insert('refund', { status: 20 });
        },
      },
      line('refund_line_quantity_ck', 'less than nothing of a line', { quantity: -1, to_return: 2 }),
      line('refund_line_to_return_ck', 'less than nothing that comes back', { quantity: 3, to_return: -1 }),
      line('refund_line_released_ck', 'pieces that are owed anew', { quantity: 3, released: -1 }),
      line('refund_line_returned_ck', 'a part of what was to come back', { to_return: 2, returned: 1 }),
      line('refund_line_says_ck', 'a line that says nothing', { quantity: 0 }),
      line('order_line_pieces_ck', 'more that is not owed than was ordered', { released: 2 }),
      line('order_line_pieces_ck', 'a piece that is not owed, and came back', {
        ...{ released: 1, to_return: 1, returned: 1 },
      }),
      line('refund_line_line_fk', 'a line that the order has not', { line: 99 }),
      twice('refund_line', 'refund_line_pk', 'a line twice'),
      entry('refund_entry_side_ck', 'words of a fourth side', { side: 4 }),
      entry('refund_entry_content_ck', 'words without end', { content: 'x'.repeat(1_001) }),
      entry('refund_entry_author_ck', 'a buyer who is nobody', { account_id: null }),
      entry('refund_entry_says_ck', 'an entry that says nothing', { content: '' }),
      faulty('refund_entry_file')('refund_entry_file_sort_ck', 'a twenty-first picture', { sort: 21 }),
      {
        refuses: 'refund_entry_file_pk',
        violation: 'two pictures at one place',
        when: async ({ insert }) => {
          const id = await insert('refund_entry');
          await insert('refund_entry_file', { entry_id: id });
          await insert('refund_entry_file', { entry_id: id });
        },
      },
    ],
    deadEnds: [['refund', { status: 70 }, 'status = 10']],
    appendOnly: {
      refund: goingOn('buyers, and staff'),
      refund_entry: {
        who: 'the parties of the refund',
        when: 'a message at any time; a state in the transaction that begins or moves the refund',
        allows: async ({ insert, sql, world }) => {
          await insert('refund_entry');
          await sql('UPDATE refund SET status = 20 WHERE id = $1', [world.refund]);
          await insert('refund_entry', { status: 20 });
        },
        refuses: [
          {
            by: 'refund_entry_belongs_ck',
            violation: 'a state to which the refund did not come just now',
            when: ({ insert }) => insert('refund_entry', { status: 10 }),
          },
        ],
      },
      refund_entry_file: partOf('refund_entry', {
        table: 'refund_entry_file',
        who: 'its author',
        key: 'entry_id',
      }),
      refund_line: {
        who: 'the parties of the refund',
        when: 'in the transaction that begins or moves the refund',
        allows: async ({ insert, world }) => {
          const refund_id = await insert('refund');
          await insert('refund_line', { refund_id, order_id: world.order, line: 9 });
        },
        refuses: [
          {
            by: 'refund_line_belongs_ck',
            violation: 'a line of a refund that stays where it is',
            when: ({ insert }) => insert('refund_line'),
          },
        ],
      },
    },
    keysElsewhere: {
      refund_line_line_fk: 'its first column is the order, as that of its refund',
    },
    unbreakable: ['refund_order_uq'],
    notRules: ['refund_line_counted'],
    judgedLate: ['refund_line'],
    unmapped: [
      [
        /^refund_(agreed|asked|cause|logistics_code|logistics_company|order_status|sent_back)_ck$|^refund_(order_(fk|uq)|entry_|line_)/,
        'bounded by the request’s schema, or written by the machine under the lock of the order',
      ],
    ],
  },
});
