import pg from 'pg';
import {
  auditGoods,
  cancelSubmitGoods,
  goodsStatus,
  updateGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import { DueGoodsService } from '../../../server/src/goods/publishing/due-goods.service.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import type { Seller } from '../../support/people.js';
import {
  anApprover,
  aPublisher,
  decideGoods,
  goodsAs,
  handedIn,
  listedGoods,
} from '../../support/publishing.js';

let api: TestApi;
let owner: pg.Client;
let seller: Seller;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  // Rows of the outbox are gone once they were delivered: what was notified is recorded beside it.
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  await owner.query(`
    CREATE TABLE told (id bigint, event text, payload jsonb);
    GRANT INSERT ON told TO fovea_app;
    CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO told VALUES (NEW.id, NEW.event, NEW.payload); RETURN NULL; END $$;
    CREATE TRIGGER told AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION tell()`);
  seller = await aPublisher(api);
  approver = await anApprover(api);
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** What an action reported for these goods, in its order. */
async function eventsOf(id: number, act: () => Promise<unknown>): Promise<[string, object][]> {
  const { rows: before } = await owner.query<{ last: string }>(
    'SELECT coalesce(max(id), 0) AS last FROM told',
  );
  await act();
  const { rows } = await owner.query<{ event: string; payload: object }>(
    `SELECT event, payload FROM told WHERE id > $1
       AND (payload ->> 'goods_id' = $2::text OR payload -> 'goods_ids' @> $2::text::jsonb) ORDER BY id`,
    [before[0]?.last ?? 0, id],
  );
  return rows.map(({ event, payload }) => [event, payload]);
}
const pendingOf = async (id: number): Promise<number> => (await goodsAs(api, seller, id)).pending?.id ?? 0;
const move = (as: Person, id: number, status: number, reason?: string) =>
  api.ok(goodsStatus, { ids: [id], status, ...(reason === undefined ? {} : { reason }) }, { as });

describe('what publishing reports to other modules', () => {
  it('is that goods wait, then that they are listed and how it was decided', async () => {
    const { rows: before } = await owner.query<{ last: string }>(
      'SELECT coalesce(max(id), 0) AS last FROM told',
    );
    const id = await handedIn(api, seller);
    const submission_id = await pendingOf(id);
    const { rows } = await owner.query('SELECT event, payload FROM told WHERE id > $1', [before[0]?.last]);
    expect(rows).toEqual([{ event: 'goods.submitted', payload: { goods_id: id, submission_id } }]);
    expect(await eventsOf(id, () => decideGoods(api, approver, id))).toEqual([
      ['goods.listed', { goods_ids: [id] }],
      [
        'goods.decided',
        {
          goods_id: id,
          submission_id,
          account_id: seller.accountId,
          is_approved: true,
          reason: 'looked at',
        },
      ],
    ]);
  });

  it('is the reason of a rejection, and nothing of the shelf', async () => {
    const id = await handedIn(api, seller);
    const submission_id = await pendingOf(id);
    expect(await eventsOf(id, () => decideGoods(api, approver, id, -1))).toEqual([
      [
        'goods.decided',
        {
          goods_id: id,
          submission_id,
          account_id: seller.accountId,
          is_approved: false,
          reason: 'looked at',
        },
      ],
    ]);
  });

  it('is nothing where an action was refused or withdrawn', async () => {
    const id = await handedIn(api, seller);
    expect(await eventsOf(id, () => api.ok(cancelSubmitGoods, { id }, { as: seller }))).toEqual([]);
    const late = () => api.ok(auditGoods, { ids: [id], status: 1 }, { as: approver });
    expect(await eventsOf(id, late)).toEqual([]);
    const bad = () => api.refused(updateGoods, { id, price: '-1' }, { as: seller });
    expect(await eventsOf(id, bad)).toEqual([]);
  });

  it('is a change of price at once, and of texts once they are approved', async () => {
    const id = await listedGoods(api, seller);
    expect(await eventsOf(id, () => api.ok(updateGoods, { id, price: '99000' }, { as: seller }))).toEqual([
      ['goods.changed', { goods_id: id }],
    ]);
    const events = await eventsOf(id, () =>
      api.ok(updateGoods, { id, goods_name_e: 'Another' }, { as: seller }),
    );
    const submission_id = await pendingOf(id);
    expect(events).toEqual([['goods.submitted', { goods_id: id, submission_id }]]);
    const decided = await eventsOf(id, () => decideGoods(api, approver, id));
    expect(decided.map(([event, payload]) => [event, Reflect.get(payload, 'goods_id')])).toEqual([
      ['goods.changed', id],
      ['goods.decided', id],
    ]);
  });

  it('is the sale state, when the last piece is sold, is returned, or can be bought from now on', async () => {
    const id = await listedGoods(api, seller);
    const states = async (changes: object) =>
      (await eventsOf(id, () => api.ok(updateGoods, { id, ...changes }, { as: seller }))).slice(1);
    const moved = (from: number, to: number) => [['goods.sale-state-changed', { goods_id: id, from, to }]];
    const { on_sale, sold_out, coming_soon } = SALE_STATE;
    expect(await states({ quantity: 0 })).toEqual(moved(on_sale, sold_out));
    expect(await states({ quantity: 3 })).toEqual(moved(sold_out, on_sale));
    expect(await states({ sale_type: 4 })).toEqual(moved(on_sale, coming_soon));
    expect(await states({ sale_type: 3 })).toEqual(moved(coming_soon, on_sale));
  });

  it('is each return to the shelf, by hand and by the clock, and the platform’s note when it removes it', async () => {
    const id = await listedGoods(api, seller);
    expect(await eventsOf(id, () => move(seller, id, GOODS_STATUS.off_shelf))).toEqual([]);
    const listed = [['goods.listed', { goods_ids: [id] }]];
    expect(await eventsOf(id, () => move(seller, id, GOODS_STATUS.listed))).toEqual(listed);
    expect(await eventsOf(id, () => move(approver, id, GOODS_STATUS.off_shelf, 'counterfeit'))).toEqual([
      ['goods.forced-off', { goods_id: id, seller_id: seller.accountId, reason: 'counterfeit' }],
    ]);
    await api.db.query(`UPDATE goods SET up_at = clock_timestamp() - interval '1 minute' WHERE id = $1`, [
      id,
    ]);
    const shelf = api.app.get(DueGoodsService, { strict: false });
    expect(await eventsOf(id, () => shelf.listDue())).toEqual(listed);
  });
});
