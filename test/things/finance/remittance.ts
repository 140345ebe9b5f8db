import { confirmRemittance, creditRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { remittanceMachine } from '@fovea/shared-types/states/remittance.states';
import { aRemittance, takeYenByBank } from '../../fixtures/remittances.js';
import { aFile, aReceivedOrder } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { anyTime, type ConstraintCase, partOf, type Row } from '../database.js';
import { type Cast, partiesOf } from '../matrix-row.js';
import { reason } from '../moves.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    remittance: number;
  }
}

const remitted =
  (body: object = {}) =>
  async ({ db }: TestApi, cast: Cast) => ({ id: (await aRemittance(db, partiesOf(cast))).id, ...body });

const remittance = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('remittance', fault),
});

const decided = (world: { seller: number }) => ({ decided_by: world.seller, decided_at: new Date() });

export default thing({
  calls: {
    '/order/update-order-remittance': {
      request: async ({ db }, cast) => {
        await takeYenByBank(db);
        return {
          id: await aReceivedOrder(db, { ...partiesOf(cast), status: 10 }),
          remittance_images: [await aFile(db, cast.member.accountId)],
        };
      },
      others: 'NOT_FOUND',
    },
    '/order/order-remittances': {
      request: async ({ db }, cast) => ({ id: (await aRemittance(db, partiesOf(cast))).orderId }),
      others: 'NOT_FOUND',
    },
    '/order/order-remittance-detail': { request: remitted() },
    '/order/confirm-order-remittance': { request: remitted({ status: 1 }) },
    '/order/credit-order-remittance': {
      request: remitted({ amount: 900, currency: 'JPY', audit_notes: 'Only 900 arrived' }),
    },
  },
  records: {
    'finance:remittance': { aRow: async ({ db }) => (await aRemittance(db)).id, isEverywhere: true },
  },
  moves: [
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
  ],
  database: {
    rows: {
      remittance: (world) => ({
        ...{ subject_type: 'order', subject_id: world.order, reference: 'F-1' },
        ...{ payer_id: world.buyer, amount: 1_000, currency: 'JPY' },
        ...{
          payee: 'Fovea',
          bank_name: 'Mizuho',
          branch_name: 'Ginza',
          account_type: 1,
          account_no: '1234567',
        },
      }),
      remittance_share: (world) => ({
        remittance_id: world.remittance,
        ...{ subject_type: 'order', subject_id: world.receivedOrder, amount: 1_000, reference: 'F-1' },
      }),
      remittance_file: (world) => ({ remittance_id: world.remittance, sort: 1, file_id: world.file }),
    },
    world: {
      remittance: ({ insert, world }) => insert('remittance', { subject_id: world.receivedOrder }),
    },
    breaks: [
      remittance('remittance_amount_ck', 'a transfer of nothing', { amount: 0 }),
      remittance('remittance_currency_ck', 'a transfer in euros', { currency: 'EUR' }),
      remittance('remittance_notes_ck', 'a reason without end', { audit_notes: 'x'.repeat(1_001) }),
      remittance('remittance_decided_ck', 'a word of nobody', { status: 1 }),
      {
        refuses: 'remittance_status_ck',
        violation: 'a state that we do not know',
        when: ({ insert, world }) => insert('remittance', { status: 3, audit_notes: 'x', ...decided(world) }),
      },
      {
        refuses: 'remittance_received_currency_ck',
        violation: 'euros that came',
        when: ({ insert, world }) =>
          insert('remittance', {
            ...{ status: 2, audit_notes: 'x', received_amount: 1, received_currency: 'EUR' },
            ...decided(world),
          }),
      },
      {
        refuses: 'remittance_self_ck',
        violation: 'a word on one’s own transfer',
        when: ({ insert, world }) =>
          insert('remittance', { status: 1, decided_by: world.buyer, decided_at: new Date() }),
      },
      {
        refuses: 'remittance_reason_ck',
        violation: 'a refusal without its reason',
        when: ({ insert, world }) => insert('remittance', { status: -1, ...decided(world) }),
      },
      {
        refuses: 'remittance_received_ck',
        violation: 'a credit of nothing',
        when: ({ insert, world }) => insert('remittance', { status: 2, audit_notes: 'x', ...decided(world) }),
      },
      twice('remittance', 'remittance_open_uq', 'two open transfers of one order'),
      remittance('remittance_subject_ck', 'a transfer for what is not paid by bank', {
        subject_type: 'reservation',
      }),
      broken('remittance_share', 'remittance_share_subject_ck', 'a share of a whole checkout', {
        subject_type: 'payment_group',
      }),
      broken('remittance_share', 'remittance_share_amount_ck', 'a share of nothing', { amount: 0 }),
      twice('remittance_share', 'remittance_share_pk', 'two shares of one order'),
      broken('remittance_file', 'remittance_file_sort_ck', 'a twenty-first picture', { sort: 21 }),
      twice('remittance_file', 'remittance_file_pk', 'two pictures at one place'),
    ],
    deadEnds: [['remittance', {}, 'status = 5']],
    appendOnly: {
      remittance: anyTime('payers'),
      remittance_file: partOf('remittance', {
        table: 'remittance_file',
        who: 'payers',
        key: 'remittance_id',
      }),
      remittance_share: partOf('remittance', {
        table: 'remittance_share',
        who: 'payers',
        key: 'remittance_id',
      }),
    },
    forbidden: [
      'DELETE FROM remittance',
      'UPDATE remittance SET amount = 1',
      'UPDATE remittance_share SET amount = 1',
      'DELETE FROM remittance_share',
      'UPDATE remittance_file SET sort = 2',
      'DELETE FROM remittance_file',
    ],
    timesAhead: ['remittance.alarm_at'],
    unmapped: [
      [
        /^(remittance|remittance_file|remittance_share|house_account)_/,
        'what a request may break is mapped; the rest is bounded by its schema, or set by the code under the lock of what is paid',
      ],
    ],
  },
});
