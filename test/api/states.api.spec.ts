import { auditBidder } from '@fovea/shared-types/auction/auction.calls';
import {
  feedbackStatus,
  messageBoardStatus,
  replyFeedback,
  replyMessageBoard,
} from '@fovea/shared-types/content/content.calls';
import {
  auditGoods,
  cancelSubmitGoods,
  delGoods,
  goodsStatus,
  submitGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import { memberStatus, merchantStatus } from '@fovea/shared-types/member/company.calls';
import { setEvaluationStatus } from '@fovea/shared-types/order/evaluation.calls';
import { bidderMachine } from '@fovea/shared-types/states/auction.states';
import { enquiryMachine } from '@fovea/shared-types/states/content.states';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import type { Machine } from '@fovea/shared-types/states/machine';
import { memberMachine, merchantMachine } from '@fovea/shared-types/states/member.states';
import { evaluationMachine } from '@fovea/shared-types/states/order.states';
import type { SqlValue } from '../../server/src/platform/database/database.js';
import { aCompany, aGoods, anAccount, aReceivedOrder } from '../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../support/api.js';
import { aLot, aStaff } from '../support/people.js';

let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await startApi();
  staff = await aStaff(api, ['*:*:*']);
});
afterAll(() => api?.stop());

interface Act {
  path: string;
  body: (id: number) => object;
}

/** A machine whose moves people make by calls, and rows of it in any state. */
interface MovedByCalls {
  machine: Machine<string, number, string>;
  table: string;
  column?: string;
  aRow: (code: number) => Promise<number>;
  /** By action, as the machine names it. */
  acts: Record<string, Act>;
}

const insert = async (table: string, row: Record<string, SqlValue>): Promise<number> => {
  const columns = Object.keys(row);
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, at) => `$${at + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
};

/** What beside its state a letter has there. */
const letterIn = (status: number): Record<string, SqlValue> => ({
  status,
  ...(status === 1 ? { assignee_id: staff.accountId } : {}),
  ...(status === 2 ? { reply: 'Yes', replied_by: staff.accountId, replied_at: new Date() } : {}),
  ...(status === 3 ? { closed_at: new Date() } : {}),
});
const reason = 'looked at';
const letterActs = (status: string, reply: string): Record<string, Act> => ({
  take: { path: status, body: (id) => ({ id, status: 1 }) },
  answer: { path: reply, body: (id) => ({ id, reply: 'Yes' }) },
  close: { path: status, body: (id) => ({ id, status: 3 }) },
});

const MOVED: readonly MovedByCalls[] = [
  {
    machine: goodsMachine,
    table: 'goods',
    aRow: (status) => aGoods(api.db, { status }),
    acts: {
      submit: { path: submitGoods.path, body: (id) => ({ id }) },
      'take back': { path: cancelSubmitGoods.path, body: (id) => ({ id }) },
      approve: { path: auditGoods.path, body: (id) => ({ ids: [id], status: 1 }) },
      reject: { path: auditGoods.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      'put on the shelf': { path: goodsStatus.path, body: (id) => ({ ids: [id], status: 30 }) },
      'take off the shelf': { path: goodsStatus.path, body: (id) => ({ ids: [id], status: 20, reason }) },
      delete: { path: delGoods.path, body: (id) => ({ id }) },
    },
  },
  {
    machine: bidderMachine,
    table: 'auction_bidder',
    aRow: async (status) =>
      insert('auction_bidder', {
        auction_id: (await aLot(api, { need_approval: true })).id,
        account_id: await anAccount(api.db),
        status,
      }),
    acts: {
      admit: { path: auditBidder.path, body: (id) => ({ ids: [id], status: 1 }) },
      refuse: { path: auditBidder.path, body: (id) => ({ ids: [id], status: -1, reason }) },
    },
  },
  {
    machine: enquiryMachine,
    table: 'feedback',
    aRow: async (status) =>
      insert('feedback', {
        account_id: staff.accountId,
        email: 'somebody@test.example',
        content: 'A remark',
        ...letterIn(status),
      }),
    acts: letterActs(feedbackStatus.path, replyFeedback.path),
  },
  {
    machine: enquiryMachine,
    table: 'message_board',
    aRow: (status) =>
      insert('message_board', {
        source: 1,
        first_name: 'Sample',
        last_name: 'Person',
        email: 'somebody@test.example',
        phone: '03-1234-5678',
        message: 'A question',
        language: 'en',
        client_address: '10.0.0.1',
        ...letterIn(status),
      }),
    acts: letterActs(messageBoardStatus.path, replyMessageBoard.path),
  },
  {
    machine: evaluationMachine,
    table: 'evaluation',
    aRow: async (status) => {
      const buyer = await anAccount(api.db);
      const order_id = await aReceivedOrder(api.db, { buyer_id: buyer });
      const hidden: Record<string, SqlValue> = status === 0 ? { hide_reason: reason } : {};
      return insert('evaluation', {
        order_id,
        author_id: buyer,
        comment_star: 4,
        comment_content: 'As described',
        status,
        ...hidden,
      });
    },
    acts: {
      hide: { path: setEvaluationStatus.path, body: (id) => ({ id, status: 0, reason }) },
      'show again': { path: setEvaluationStatus.path, body: (id) => ({ id, status: 1 }) },
    },
  },
  {
    machine: merchantMachine,
    table: 'company',
    aRow: (status) => aCompany(api.db, { status, certification_status: status === 2 ? 3 : 2 }),
    acts: {
      disable: { path: merchantStatus.path, body: (id) => ({ id, status: 0, reason }) },
      enable: { path: merchantStatus.path, body: (id) => ({ id, status: 1 }) },
    },
  },
  {
    machine: memberMachine,
    table: 'account',
    aRow: (status) => anAccount(api.db, { status }),
    acts: {
      disable: { path: memberStatus.path, body: (id) => ({ id, status: 0, reason }) },
      enable: { path: memberStatus.path, body: (id) => ({ id, status: 1 }) },
    },
  },
];

/** Every state with every action that is not written to begin there. */
const unwritten = MOVED.flatMap((moved) =>
  Object.entries(moved.machine.codes).flatMap(([state, code]) =>
    Object.entries(moved.acts)
      .filter(([action]) => !moved.machine.may(code, action))
      .map(([action, act]) => [moved.table, state, action, moved, code, act] as const),
  ),
);

describe('a move that is not written', () => {
  it.each(unwritten)('of %s: %s, %s, changes nothing', async (_table, _state, _action, moved, code, act) => {
    const id = await moved.aRow(code);
    const { code: answered } = await api.envelope(act.path, act.body(id), { as: staff });
    // Refused or, where it is so already, left as it is; never a fault of ours.
    expect(answered).toBeLessThan(500);
    const { rows } = await api.db.query<{ status: number }>(
      `SELECT status FROM ${moved.table} WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ status: code }]);
  });
});

it('names the actions as the machines do', () => {
  const unknown = MOVED.flatMap(({ machine, acts }) => {
    const known = new Set(machine.moves.map(([, , , action]) => action));
    return Object.keys(acts).filter((action) => !known.has(action));
  });
  expect(unknown).toEqual([]);
});
