import {
  auditGoods,
  cancelSubmitGoods,
  goodsStatus,
  updateGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import { type Person, startApi, type TestApi } from '../support/api.js';
import type { Seller } from '../support/people.js';
import { anApprover, aPublisher, goodsAs, handedIn, listedGoods } from '../support/publishing.js';

const CALLERS = 50;

let api: TestApi;
let seller: Seller;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api);
  approver = await anApprover(api);
});
afterAll(() => api?.stop());

const counted = (answers: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(answers)].map((outcome) => [outcome, answers.filter((one) => one === outcome).length]),
  );

/** What one decision came to: the state it led to, or why it was refused. */
const decided = async (id: number, status: 1 | -1): Promise<string> => {
  const [outcome] = await api.ok(
    auditGoods,
    { ids: [id], status, audit_notes: 'looked at' },
    { as: approver },
  );
  return outcome?.error ?? 'decided';
};
const withdrawn = async (id: number): Promise<string> =>
  (await api.envelope(cancelSubmitGoods.path, { id }, { as: seller })).error ?? 'withdrawn';

describe('a review that many decide at once', () => {
  it('is either withdrawn or decided', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await handedIn(api, seller);
      const answers = await Promise.all([decided(id, 1), withdrawn(id), decided(id, 1), withdrawn(id)]);
      expect(answers.filter((answer) => answer === 'decided' || answer === 'withdrawn')).toHaveLength(1);
      const { status } = await goodsAs(api, seller, id);
      expect(status).toBe(answers.includes('decided') ? 30 : 0);
    }
  });
});

describe('goods that many change at once', () => {
  it('keep one review waiting, and the last change is the one that waits', async () => {
    const id = await listedGoods(api, seller);
    await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        api.ok(updateGoods, { id, goods_name_e: `Name ${at}` }, { as: seller }),
      ),
    );
    const { submissions, pending } = await goodsAs(api, seller, id);
    expect(submissions.filter(({ audit_status }) => audit_status === 0)).toHaveLength(1);
    expect(pending?.id).toBe(submissions[0]?.id);
  });

  it('leave the shelf once', async () => {
    const id = await listedGoods(api, seller);
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        const [outcome] = await api.ok(goodsStatus, { ids: [id], status: 20 }, { as: seller });
        return outcome?.error ?? 'off';
      }),
    );
    expect(counted(answers)).toEqual({ off: 1, STATE_CONFLICT: CALLERS - 1 });
  });
});
