import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import {
  addEvaluation,
  goodsEvaluationList,
  myEvaluationList,
  replyEvaluation,
  setEvaluationStatus,
} from '@fovea/shared-types/order/evaluation.calls';
import { evaluation } from '@fovea/shared-types/order/evaluation.record';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import { aPng } from '../../fixtures/files.js';
import { aFile, aGoods, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { upload } from '../../support/forms.js';
import { aMember, aSeller, aStaff, grant, type Seller } from '../../support/people.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

interface Sale {
  seller: Seller;
  buyer: Person;
  goodsId: number;
  orderId: number;
}

/** Something sold by a company and received by its buyer, who may now review it. */
async function aSale(seller?: Seller, goodsId?: number): Promise<Sale> {
  const by = seller ?? (await aSeller(api));
  const buyer = await aMember(api, { username: '入札 一郎' });
  const goods = goodsId ?? (await aGoods(api.db, { seller_id: by.accountId, company_id: by.companyId }));
  const orderId = await aReceivedOrder(api.db, {
    buyer_id: buyer.accountId,
    seller_id: by.accountId,
    company_id: by.companyId,
    goods_id: goods,
  });
  return { seller: by, buyer, goodsId: goods, orderId };
}

const evaluationOf = (order_id: number, comment_star = 5) => ({
  order_id,
  comment_star,
  comment_content: 'Packed well, exactly as described.',
});
const evaluate = async (sale: Sale, star = 5): Promise<number> =>
  (await api.ok(addEvaluation, evaluationOf(sale.orderId, star), { as: sale.buyer })).id;
const ofGoods = (goods_id: number, of_seller?: number) =>
  api.ok(goodsEvaluationList, { goods_id, ...(of_seller === undefined ? {} : { of_seller }) });

describe('an evaluation', () => {
  it('completes the order and is read by everybody without the name of its author', async () => {
    const sale = await aSale();
    const { enclosureId } = await upload(api, uploadImage, { bytes: await aPng() }, sale.buyer);
    const request = { ...evaluationOf(sale.orderId, 4), images: [enclosureId] };
    await api.ok(addEvaluation, request, { as: sale.buyer });
    const order = await api.ok(orderDetail, { id: sale.orderId }, { as: sale.buyer });
    expect(order.history.map(({ status }) => status)).toEqual([10, 20, 30, 40, 50]);
    const shown = await ofGoods(sale.goodsId);
    expect(shown).toMatchObject({
      total: 1,
      score: { average: 4, count: 1, stars: [0, 0, 0, 1, 0] },
      data: [
        {
          username: '入***郎',
          comment_star: 4,
          images: [{ id: enclosureId, mime: 'image/png' }],
          reply: null,
        },
      ],
    });
    expect(JSON.stringify(shown)).not.toContain('一');
    const clerk = await aStaff(api, ['order:evaluation:list'], sale.seller.companyId);
    expect((await api.ok(evaluation.calls.list, {}, { as: clerk })).data).toMatchObject([
      { images: [{ id: enclosureId, mime: 'image/png' }] },
    ]);
  });

  it('is written once per order, in whatever way it is tried', async () => {
    const sale = await aSale();
    const request = { ...evaluationOf(sale.orderId), request_id: uniqueText() };
    const first = await api.ok(addEvaluation, request, { as: sale.buyer });
    expect(await api.ok(addEvaluation, request, { as: sale.buyer })).toEqual(first);
    const again = await api.refused(addEvaluation, evaluationOf(sale.orderId, 1), { as: sale.buyer });
    expect(again.error).toBe('ALREADY_REVIEWED');
    expect((await ofGoods(sale.goodsId)).score).toMatchObject({ average: 5, count: 1 });
  });

  it('waits for the receipt, and is too late for what was refunded', async () => {
    for (const status of [10, 20, 30, 60, 70, 71]) {
      const buyer = await aMember(api);
      const id = await aReceivedOrder(api.db, { buyer_id: buyer.accountId, status });
      const refused = await api.refused(addEvaluation, evaluationOf(id), { as: buyer });
      expect([status, refused.error]).toEqual([status, 'STATE_CONFLICT']);
    }
  });

  it('may still be written of an order that was completed by time', async () => {
    const buyer = await aMember(api);
    const id = await aReceivedOrder(api.db, { buyer_id: buyer.accountId, status: 50 });
    await api.ok(addEvaluation, evaluationOf(id), { as: buyer });
  });

  it('is nobody else’s to write, and shows no files of others', async () => {
    const sale = await aSale();
    const stranger = await aMember(api);
    expect((await api.refused(addEvaluation, evaluationOf(sale.orderId), { as: stranger })).error).toBe(
      'NOT_FOUND',
    );
    expect((await api.refused(addEvaluation, evaluationOf(sale.orderId), { as: sale.seller })).error).toBe(
      'NOT_FOUND',
    );
    const images = [await aFile(api.db, stranger.accountId)];
    const foreign = await api.refused(
      addEvaluation,
      { ...evaluationOf(sale.orderId), images },
      { as: sale.buyer },
    );
    expect(foreign.error).toBe('FILE_UNKNOWN');
    expect((await ofGoods(sale.goodsId)).total).toBe(0);
  });

  it.each([
    [{ comment_star: 0 }, ['comment_star']],
    [{ comment_star: 6 }, ['comment_star']],
    [{ comment_star: 4.5 }, ['comment_star']],
    [{ comment_content: ' ' }, ['comment_content']],
    [{ comment_content: 'x'.repeat(1001) }, ['comment_content']],
    [{ images: Array.from({ length: 10 }, (_, at) => at + 1) }, ['images']],
  ])('refuses %j with its field', async (fault, fields) => {
    const sale = await aSale();
    const answer = await api.refused(
      addEvaluation,
      { ...evaluationOf(sale.orderId), ...fault },
      { as: sale.buyer },
    );
    expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual(['VALIDATION', fields]);
  });
});

describe('what a buyer has written', () => {
  it('is listed beside those still to be written, each with its order', async () => {
    const seller = await aSeller(api);
    const written = await aSale(seller);
    const orderId = await aReceivedOrder(api.db, { buyer_id: written.buyer.accountId });
    await evaluate(written, 3);
    const list = (request: object) => api.ok(myEvaluationList, request, { as: written.buyer });
    expect(await list({})).toMatchObject({ total: 2, to_write: 1, written: 1 });
    expect(await list({ is_written: 0 })).toMatchObject({
      total: 1,
      data: [{ id: null, order_id: orderId, comment_star: null, images: [] }],
    });
    expect(await list({ is_written: 1 })).toMatchObject({
      total: 1,
      data: [{ order_id: written.orderId, comment_star: 3, status: 1, reply: null }],
    });
    expect((await list({ order_id: orderId })).data).toMatchObject([{ id: null, order_id: orderId }]);
    expect((await list({ order_id: 999_999_999, page: 2 })).total).toBe(0);
    expect((await api.ok(myEvaluationList, {}, { as: await aMember(api) })).total).toBe(0);
  });
});

describe('averages', () => {
  it('are of the goods and of everything their merchant sold, to one decimal', async () => {
    const seller = await aSeller(api);
    const first = await aSale(seller);
    const other = await aSale(seller);
    await evaluate(first, 5);
    await evaluate(await aSale(seller, first.goodsId), 4);
    await evaluate(other, 2);
    await evaluate(await aSale(), 1);
    const { score, seller_score, data } = await ofGoods(first.goodsId, 1);
    expect(score).toEqual({ average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] });
    expect(seller_score).toEqual({ average: 3.7, count: 3, stars: [0, 1, 0, 1, 1] });
    expect(data.map(({ goods_id }) => goods_id)).toEqual([other.goodsId, first.goodsId, first.goodsId]);
  });

  it('are of nobody where no company sells, and of no goods that the shop does not show', async () => {
    expect(await ofGoods(await aGoods(api.db))).toMatchObject({
      total: 0,
      score: { average: null, count: 0 },
      seller_score: null,
    });
    const draft = await aGoods(api.db, { status: 0, listed_at: null });
    expect((await api.refused(goodsEvaluationList, { goods_id: draft })).error).toBe('NOT_FOUND');
  });
});

describe('a merchant', () => {
  it('finds those of the merchant’s goods and no others', async () => {
    const sale = await aSale();
    await evaluate(await aSale());
    const id = await evaluate(sale, 2);
    const clerk = await aStaff(api, ['order:evaluation:list'], sale.seller.companyId);
    const list = (request: object) => api.ok(evaluation.calls.list, request, { as: clerk });
    expect(await list({})).toMatchObject({
      total: 1,
      data: [{ id, username: '入札 一郎', comment_star: 2, order_id: sale.orderId, replied_name: null }],
    });
    for (const hit of [
      { goods_name: '眼底カメラ' },
      { goods_name: 'FUNDUS camera' },
      { username: '一郎' },
      { comment_star: 2, status: 1, is_replied: 0 },
    ])
      expect([hit, (await list(hit)).total]).toEqual([hit, 1]);
    for (const miss of [{ goods_name: 'laser' }, { username: '二郎' }, { comment_star: 5 }, { status: 0 }])
      expect([miss, (await list(miss)).total]).toEqual([miss, 0]);
  });

  it('answers publicly, replaces the first answer with a second, and notifies the author', async () => {
    const sale = await aSale();
    await grant(api.db, sale.seller.accountId, ['order:evaluation:reply'], sale.seller.companyId);
    const id = await evaluate(sale);
    await api.ok(replyEvaluation, { id, reply: 'Thank you!' }, { as: sale.seller });
    await api.ok(replyEvaluation, { id, reply: 'Thank you very much.' }, { as: sale.seller });
    expect((await ofGoods(sale.goodsId)).data).toMatchObject([{ reply: 'Thank you very much.' }]);
    const messages = async (person: Person) =>
      (await api.ok(messageList, { data_type: MESSAGE_TYPE.evaluation }, { as: person, language: 'en' }))
        .data;
    await eventually('the author’s messages', async () => (await messages(sale.buyer)).length === 2);
    const [latest] = await messages(sale.buyer);
    expect(latest).toMatchObject({ data_id: id, content: { text: 'Thank you very much.' } });
    await eventually('the merchant’s message', async () => (await messages(sale.seller)).length === 1);
    const [notice] = await messages(sale.seller);
    expect(notice?.content.text).toContain('5 of 5 stars');
  });
});

describe('the platform', () => {
  it('hides with a reason, of which the author reads, and shows again', async () => {
    const sale = await aSale();
    const staff = await aStaff(api, ['order:evaluation:status', 'order:evaluation:list']);
    const id = await evaluate(sale, 1);
    const set = { as: staff };
    const bare = await api.refused(setEvaluationStatus, { id, status: 0 }, set);
    expect([bare.error, Object.keys(bare.fields ?? {})]).toEqual(['VALIDATION', ['reason']]);
    await api.ok(setEvaluationStatus, { id, status: 0, reason: 'It names a patient.' }, set);
    expect((await api.refused(setEvaluationStatus, { id, status: 0, reason: 'x' }, set)).error).toBe(
      'STATE_CONFLICT',
    );
    expect(await ofGoods(sale.goodsId)).toMatchObject({ total: 0, score: { average: null, count: 0 } });
    const mine = await api.ok(myEvaluationList, { order_id: sale.orderId }, { as: sale.buyer });
    expect(mine.data).toMatchObject([{ status: 0, hide_reason: 'It names a patient.' }]);
    await eventually('the author’s message', async () => {
      const { data } = await api.ok(messageList, {}, { as: sale.buyer, language: 'en' });
      return data.some(({ content }) => content.text.includes('It names a patient.'));
    });
    await api.ok(setEvaluationStatus, { id, status: 1 }, set);
    expect((await ofGoods(sale.goodsId)).score).toMatchObject({ average: 1, count: 1 });
    const lines = await api.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE subject_type = 'evaluation' AND subject_id = $1`,
      [id],
    );
    expect(lines.rows).toHaveLength(2);
  });
});
