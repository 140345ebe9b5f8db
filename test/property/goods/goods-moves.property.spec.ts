import assert from 'node:assert/strict';
import { goodsMachine } from '@fovea/shared-types/states/goods.states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import fc from 'fast-check';
import { mayEdit } from '../../../server/src/goods/publishing/goods-moves.js';
import { ACTIONS, CODES, NaiveGoods, type Act } from './naive-goods.js';

const RUNS = process.env.FOVEA_LONG === '1' ? 200_000 : 10_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);
const { draft, under_review, rejected, off_shelf, listed, deleted } = GOODS_STATUS;

/** Actions on the pending submission, whatever state the goods are in. */
const isOfSubmission = (act: Act): boolean => act === 'approve' || act === 'reject' || act === 'take_back';

/** A row of goods as the services write it once a move may begin. */
class GoodsRow {
  status: number = draft;
  needsReview = true;
  /** A submission of these goods waits. */
  waits = false;

  do(act: Act): boolean {
    if (!this.isOpenTo(act)) return false;
    this.write(act);
    return true;
  }

  private isOpenTo(act: Act): boolean {
    if (isOfSubmission(act)) return this.waits;
    if (act === 'edit') return mayEdit(this.status);
    if (!goodsMachine.may(this.status, ACTIONS[act])) return false;
    return act === 'submit' ? !this.waits : act !== 'put_on' || !this.needsReview;
  }

  private write(act: Act): void {
    const isFirst = this.status === under_review;
    if (act === 'edit') {
      this.waits = this.status === listed;
      this.needsReview ||= this.status !== listed;
    } else if (act === 'submit')
      Object.assign(this, { status: under_review, waits: true, needsReview: true });
    else if (act === 'put_on') this.status = listed;
    else if (act === 'take_off') this.status = off_shelf;
    else if (act === 'delete') Object.assign(this, { status: deleted, waits: false });
    else {
      this.waits = false;
      if (isFirst) this.status = { approve: listed, reject: rejected, take_back: draft }[act];
      if (act === 'approve') this.needsReview = false;
    }
  }
}

const actions = fc.array(fc.constantFrom(...(Object.keys(ACTIONS) as Act[])), {
  minLength: 1,
  maxLength: 24,
});

describe('the states of goods', () => {
  it('are those of the contract', () => {
    expect(Object.fromEntries(CODES)).toEqual(GOODS_STATUS);
  });

  it('let people do what the table of the contract lets them do, and lead where it leads', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(actions, (sequence) => {
        const row = new GoodsRow();
        const model = new NaiveGoods();
        for (const act of sequence) {
          const from = model.state;
          const isTaken = row.do(act);
          assert.equal(isTaken, model.do(act), `${act} of goods ${from}`);
          assert.equal(row.status, CODES.get(model.state), `${act} of goods ${from} leads elsewhere`);
          // What the database holds as well: nothing on the shelf that nobody approved.
          assert.ok(row.status !== listed || !row.needsReview, `${act} shows what was not approved`);
          assert.ok(row.status !== under_review || row.waits, `${act} leaves nothing to decide`);
          assert.ok(!row.waits || [under_review, off_shelf, listed].some((status) => status === row.status));
          seen.add(`${from} ${act} ${isTaken}`);
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
    for (const state of CODES.keys())
      for (const act of Object.keys(ACTIONS)) {
        const ways = [true, false].filter((isTaken) => seen.has(`${state} ${act} ${isTaken}`));
        expect([state, act, ways.length > 0]).toEqual([state, act, true]);
      }
  });

  it('let nobody do anything with what is deleted', () => {
    const gone = Object.assign(new GoodsRow(), { status: deleted, needsReview: false });
    for (const act of Object.keys(ACTIONS) as Act[]) expect([act, gone.do(act)]).toEqual([act, false]);
  });
});
