import { randomUUID } from 'node:crypto';
import { addBidder, buyNow, placeAutoBid, placeBid } from '@fovea/shared-types/auction/auction.calls';
import { addGoods, goodsStatus } from '@fovea/shared-types/goods/publishing.calls';
import type { Language } from '@fovea/shared-types/language';
import { addBargain, auditBargain } from '@fovea/shared-types/order/bargain.calls';
import { addCart, cartList, updateCart } from '@fovea/shared-types/order/cart.calls';
import { CART_STATE } from '@fovea/shared-types/order/cart-rules';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { shipOrder } from '@fovea/shared-types/order/shipping.calls';
import { wareHouseSendsStatus } from '@fovea/shared-types/warehouse/send.calls';
import {
  addWarehouseMoreOuts,
  confirmWarehouseAudits,
  setWarehouseOutTypeSale,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import { startApi, type TestApi } from '../support/api.js';
import { LAW_QUESTIONS, LawScene, type LawQuestion } from '../support/law-scene.js';
import { aForm } from '../support/publishing.js';
import { reviewError, sentOut } from '../support/stock.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** What was refused, and at which fields; nulls where it was done. */
interface Answer {
  error: string | null;
  fields: string[];
  msg: string;
}

/** Does everything that comes before, lawfully; then the attempt. */
type EntryPoint = (scene: LawScene) => Promise<(language: Language) => Promise<Answer>>;

type Caller = { as: LawScene['staff']; language: Language };

async function attempted(call: { path: string }, request: object, by: Caller): Promise<Answer> {
  const { error = null, fields = {}, msg = '', data } = await api.envelope(call.path, request, by);
  // Calls about several ids answer for each of them.
  const [first] = Array.isArray(data) ? (data as { error?: string | null; msg?: string }[]) : [];
  if (error === null && first?.error) return { error: first.error, fields: ['ids'], msg: first.msg ?? '' };
  return { error, fields: Object.keys(fields), msg };
}

const lotCall =
  (call: { path: string }, more: object): EntryPoint =>
  async (scene) => {
    const id = await scene.lot();
    return (language) =>
      attempted(call, { id, request_id: randomUUID(), ...more }, { as: scene.buyer, language });
  };

const ENTRY_POINTS = {
  'publishing goods': async (scene) => {
    const { product_id, brand_id, goods_code, serial_number } = scene.piece;
    const form = await aForm(api, scene.seller, {
      ...{ product_id, brand_id, goods_code, serial_number, jp_class: 3, condition: 3, quantity: 1 },
      need_licence: true,
    });
    return (language) => attempted(addGoods, form, { as: scene.seller, language });
  },
  'putting goods on the shelf': async (scene) => {
    const id = await scene.goods({ status: 20, audit_status: 1 });
    return (language) => attempted(goodsStatus, { ids: [id], status: 30 }, { as: scene.staff, language });
  },
  'admission to a lot': lotCall(addBidder, { checked: true }),
  'a bid': lotCall(placeBid, { currency: 'JPY', amount: 2_000 }),
  'an automatic bid': lotCall(placeAutoBid, { currency: 'JPY', max_amount: 2_000 }),
  'a lot at its buy-now price': lotCall(buyNow, {}),
  'the cart': async (scene) => {
    const goods_id = await scene.goods();
    return (language) => attempted(addCart, { goods_id, quantity: 1 }, { as: scene.buyer, language });
  },
  'another quantity in the cart': async (scene) => {
    const goods_id = await scene.goods();
    const { id } = await api.ok(addCart, { goods_id, quantity: 1 }, { as: scene.buyer });
    return (language) => attempted(updateCart, { id, quantity: 1 }, { as: scene.buyer, language });
  },
  'a bargain': async (scene) => {
    const goods_id = await scene.goods();
    const offer = { goods_id, offer_price: '600', currency: 'JPY', checked: true };
    return (language) => attempted(addBargain, offer, { as: scene.buyer, language });
  },
  'accepting a bargain': async (scene) => {
    const goods_id = await scene.goods();
    const offer = { goods_id, offer_price: '600', currency: 'JPY', checked: true };
    const { id } = await api.ok(addBargain, offer, { as: scene.buyer });
    return (language) => attempted(auditBargain, { id, status: 30 }, { as: scene.staff, language });
  },
  'the checkout of goods': async (scene) => {
    const goods_id = await scene.goods();
    const { quote_id } = await api.ok(orderQuote, { goods_id }, { as: scene.buyer });
    return (language) =>
      attempted(addOrder, { goods_id, quote_id, pay_type: 1 }, { as: scene.buyer, language });
  },
  'the checkout of a cart': async (scene) => {
    const goods_id = await scene.goods();
    const { id } = await api.ok(addCart, { goods_id, quantity: 1 }, { as: scene.buyer });
    const { quote_id } = await api.ok(orderQuote, { cart_ids: [id] }, { as: scene.buyer });
    return (language) =>
      attempted(addOrder, { cart_ids: [id], quote_id, pay_type: 1 }, { as: scene.buyer, language });
  },
  'a stock-out': async (scene) => {
    const { product_id, serial_number } = scene.piece;
    await scene.goods();
    const request = {
      ...{ type: 21, ware_house_id: scene.room.warehouseId, customer_id: scene.customerId },
      lines: [{ product_id, serial_number, good_number: 1 }],
    };
    return (language) => attempted(addWarehouseMoreOuts, request, { as: scene.room.clerk, language });
  },
  'approving a stock-out': async (scene) => {
    await scene.goods();
    const request = { ids: [await scene.stockOut()], status: 1, audit_notes: 'looked at' };
    return (language) => attempted(confirmWarehouseAudits, request, { as: scene.room.approver, language });
  },
  'a loan that becomes a sale': async (scene) => {
    const { product_id, serial_number } = scene.piece;
    await scene.goods();
    const line = { product_id, serial_number, good_number: 1 };
    const loan = { type: 22, customer_id: scene.customerId };
    const id = await sentOut(api, scene.room, [line], loan);
    expect(await reviewError(api, scene.room, id)).toBeNull();
    const { rows } = await api.db.query<{ sn: string }>('SELECT sn FROM stock_document WHERE id = $1', [id]);
    const request = { ware_house_out_sn: rows[0]?.sn ?? '' };
    return (language) => attempted(setWarehouseOutTypeSale, request, { as: scene.room.clerk, language });
  },
  'approving the stock-out of an order': async (scene) => {
    const { documentId } = await scene.order();
    const request = { ids: [documentId], status: 1, audit_notes: 'looked at' };
    return (language) => attempted(confirmWarehouseAudits, request, { as: scene.room.approver, language });
  },
  'a delivery': async (scene) => {
    await scene.goods();
    const id = await scene.delivery();
    return (language) => attempted(wareHouseSendsStatus, { id, status: 1 }, { as: scene.staff, language });
  },
  'a parcel of an order': async (scene) => {
    const { id, documentId } = await scene.order();
    expect(await reviewError(api, scene.room, documentId)).toBeNull();
    const parcel = { id, logistics_company: 1, logistics_code: '1234' };
    return (language) => attempted(shipOrder, parcel, { as: scene.staff, language });
  },
  'a parcel of goods that are kept elsewhere': async (scene) => {
    const goods_id = await scene.goods();
    const { quote_id } = await api.ok(orderQuote, { goods_id }, { as: scene.buyer });
    const order = { goods_id, quote_id, pay_type: 1 } as const;
    const { id } = await api.ok(addOrder, order, { as: scene.buyer });
    await scene.pay(id);
    const parcel = { id, logistics_company: 1, logistics_code: '1234' };
    return (language) => attempted(shipOrder, parcel, { as: scene.staff, language });
  },
} satisfies Record<string, EntryPoint>;

type Expected = Readonly<Record<LawQuestion, [error: string, field: string] | null>>;

/** Who buys and where it goes is not known when goods are offered; documents are about a piece that leaves. */
const OFFERED: Expected = {
  licence: ['COMPLIANCE_LICENCE', 'ids'],
  certification: null,
  import: null,
  recall: ['RECALLED', 'ids'],
  disinfection: null,
};
const soldBy = (field: string): Expected => ({
  licence: ['COMPLIANCE_SELLER', field],
  certification: ['COMPLIANCE_BUYER', field],
  import: ['COMPLIANCE_REFUSED', field],
  recall: ['RECALLED', field],
  disinfection: null,
});
const takenOut = (fields: Record<'licence' | 'receiver' | 'recall', string>): Expected => ({
  licence: ['COMPLIANCE_LICENCE', fields.licence],
  certification: ['COMPLIANCE_BUYER', fields.receiver],
  import: ['COMPLIANCE_REFUSED', fields.receiver],
  recall: ['RECALLED', fields.recall],
  disinfection: null,
});
const STOCK_OUT = takenOut({ licence: 'lines.0.product_id', receiver: 'customer_id', recall: 'lines' });
const DECIDED = takenOut({ licence: 'ids', receiver: 'ids', recall: 'ids' });
const PARCEL: Expected = { ...soldBy('lines'), disinfection: ['STATEMENT_NEEDED', 'lines'] };

const EXPECTED: Readonly<Record<keyof typeof ENTRY_POINTS, Expected>> = {
  'publishing goods': {
    ...OFFERED,
    licence: ['VALIDATION', 'jp_class'],
    recall: ['RECALLED', 'serial_number'],
  },
  'putting goods on the shelf': OFFERED,
  'admission to a lot': soldBy('id'),
  'a bid': soldBy('id'),
  'an automatic bid': soldBy('id'),
  'a lot at its buy-now price': soldBy('id'),
  'the cart': soldBy('goods_id'),
  'another quantity in the cart': soldBy('id'),
  'a bargain': soldBy('goods_id'),
  'accepting a bargain': soldBy('id'),
  'the checkout of goods': soldBy('goods_id'),
  'the checkout of a cart': soldBy('cart_ids'),
  'a stock-out': STOCK_OUT,
  'approving a stock-out': DECIDED,
  'a loan that becomes a sale': STOCK_OUT,
  'approving the stock-out of an order': DECIDED,
  'a delivery': {
    ...takenOut({ licence: 'lines', receiver: 'country', recall: 'lines' }),
    disinfection: ['STATEMENT_NEEDED', 'lines'],
  },
  'a parcel of an order': PARCEL,
  'a parcel of goods that are kept elsewhere': PARCEL,
};

/** What names the rule or the recall, in the language of the reader. */
const NAMED: Readonly<Record<LawQuestion, Record<Language, string>>> = {
  licence: {
    zh: '经营第三类医疗器械须取得经营许可证',
    en: 'class III devices in China',
    ja: '第三類医療機器',
  },
  certification: { zh: '买家须持有资质', en: 'Buyers need a licence', ja: '購入には許可証が必要' },
  import: { zh: '禁止进口二手医疗器械', en: 'may not be imported', ja: '輸入は禁止' },
  recall: { zh: '眼底照相机召回', en: 'Recall of fundus cameras', ja: '眼底カメラの回収' },
  disinfection: { zh: '消毒和数据清除声明', en: 'statement of disinfection', ja: '確認書' },
};
const LANGUAGES: readonly Language[] = ['zh', 'en', 'ja'];

describe('the law is asked by', () => {
  const names = Object.keys(ENTRY_POINTS) as (keyof typeof ENTRY_POINTS)[];
  const cases = names.flatMap((name) => LAW_QUESTIONS.map((question) => [name, question] as const));

  it.each(cases)('%s: %s', async (name, question) => {
    const scene = await LawScene.lawful(api);
    const attempt = await ENTRY_POINTS[name](scene);
    await scene.break(question);
    const expected = EXPECTED[name][question];
    if (expected === null) {
      expect(await attempt('en')).toMatchObject({ error: null });
      return;
    }
    const language = LANGUAGES[cases.findIndex((one) => one[0] === name && one[1] === question) % 3] ?? 'en';
    const answer = await attempt(language);
    expect([answer.error, answer.fields[0]]).toEqual(expected);
    if (answer.error !== 'VALIDATION') expect(answer.msg).toContain(NAMED[question][language]);
  });
});

describe('a cart', () => {
  it('shows which rule refuses a line, and does not count it', async () => {
    const scene = await LawScene.lawful(api);
    const goods_id = await scene.goods();
    await api.ok(addCart, { goods_id, quantity: 1 }, { as: scene.buyer });
    const before = await api.ok(cartList, {}, { as: scene.buyer });
    expect(before.items).toMatchObject([{ state: CART_STATE.available, refusal: null }]);
    await scene.break('certification');
    const { items, totals } = await api.ok(cartList, {}, { as: scene.buyer, language: 'ja' });
    expect(items).toMatchObject([{ state: CART_STATE.refused }]);
    expect(items[0]?.refusal).toContain('認証済みの企業');
    expect(totals).toEqual([]);
  });
});

describe('a country that is not known', () => {
  it('is refused where it would decide, and where the sale is settled by it', async () => {
    const scene = await LawScene.lawful(api);
    await api.db.query(`UPDATE company SET country = 'JP' WHERE id = $1`, [scene.seller.companyId]);
    await api.db.query('UPDATE customer SET country = NULL WHERE id = $1', [scene.customerId]);
    const attempt = await ENTRY_POINTS['a stock-out'](scene);
    const refused = await attempt('en');
    expect([refused.error, ...refused.fields]).toEqual(['COMPLIANCE_COUNTRY', 'customer_id']);
    expect(refused.msg).toContain('Used devices may not be imported');
    await api.db.query(`UPDATE customer SET country = 'JP' WHERE id = $1`, [scene.customerId]);
    expect((await attempt('en')).error).toBeNull();
  });
});

describe('a sale, a loan or a trial of what needs a licence', () => {
  it.each([21, 22, 23])('names its customer: type %i', async (type) => {
    const scene = await LawScene.lawful(api);
    const { product_id, serial_number } = scene.piece;
    const request = {
      ...{ type, ware_house_id: scene.room.warehouseId },
      lines: [{ product_id, serial_number, good_number: 1 }],
    };
    const by = { as: scene.room.clerk, language: 'en' as const };
    const refused = await attempted(addWarehouseMoreOuts, request, by);
    expect([refused.error, ...refused.fields]).toEqual(['CUSTOMER_NEEDED', 'customer_id']);
    expect(refused.msg).toContain(serial_number);
    const named = { ...request, customer_id: scene.customerId };
    expect((await attempted(addWarehouseMoreOuts, named, by)).error).toBeNull();
  });
});
