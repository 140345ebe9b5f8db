import { defaultAddress } from '@fovea/shared-types/member/address.calls';
import { CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import { emailLogin, forgetPassword, register, sendEmailCode } from '@fovea/shared-types/member/member.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { adminOrderDetail } from '@fovea/shared-types/order/order-admin.calls';
import { adminAddOrder, adminOrderQuote, orderCustomers } from '@fovea/shared-types/order/order-entry.calls';
import type { AdminOrderQuoteRequest } from '@fovea/shared-types/order/order-entry.dto';
import { orderList } from '@fovea/shared-types/order/order.calls';
import { auditLogList } from '@fovea/shared-types/rbac/rbac.calls';
import { aGoods, uniqueText } from '../../fixtures/rows.js';
import { codeBy } from '../../support/accounts.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';

let api: TestApi;
let seller: Seller;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  clerk = await aStaff(api, ['order:order:add', 'order:order:list'], seller.companyId);
});
afterAll(() => api?.stop());

const address = {
  ...{ name: 'Sample Person', country: 'JP', province: 'Tokyo', city: 'Shibuya', street: '1-2-3' },
  ...{ postal_code: '1500001', mobile: '090 1234 5678' },
};

const sold = (more = {}) =>
  aGoods(api.db, {
    ...{ seller_id: seller.accountId, company_id: seller.companyId, ships_from: 'JP' },
    ...{ quantity: 10, price: 1_000, freight: 500, pay_types: '{1,2,4}' },
    ...more,
  });

async function aCustomer(more = {}): Promise<Person & { email: string }> {
  const person = await aMember(api, more);
  const { rows } = await api.db.query<{ email: string }>('SELECT email FROM account WHERE id = $1', [
    person.accountId,
  ]);
  return { ...person, email: rows[0]?.email ?? '' };
}

async function wanted(buyer: Person & { email: string }, goods_id: number, quantity = 2) {
  const request: AdminOrderQuoteRequest = {
    ...{ buyer_id: buyer.accountId, search: buyer.email, country: 'JP' },
    lines: [{ goods_id, quantity }],
  };
  const quote = await api.ok(adminOrderQuote, request, { as: clerk });
  return { quote, order: { ...request, address, quote_id: quote.quote_id, request_id: uniqueText() } };
}

describe('an order that staff place for a customer', () => {
  it('costs what its freight zone does, however the postal code is typed', async () => {
    const [buyer, goods_id] = [await aCustomer(), await sold({ freight: null, weight_g: 20_000 })];
    const request = {
      ...{ buyer_id: buyer.accountId, search: buyer.email, country: 'JP' },
      lines: [{ goods_id, quantity: 1 }],
    };
    const quoted = await api.ok(adminOrderQuote, { ...request, postal_code: '９００' }, { as: clerk });
    expect(quoted).toMatchObject({ freight: '6000' });
    const there = { ...address, postal_code: '900-0001' };
    const order = { ...request, address: there, quote_id: quoted.quote_id };
    const placed = await api.ok(adminAddOrder, order, { as: clerk });
    expect(placed).toMatchObject({ total_price: '7700' });
    const other = { ...order, address, request_id: uniqueText() };
    expect((await api.refused(adminAddOrder, other, { as: clerk })).error).toBe('PRICE_CHANGED');
  });

  it('is priced and held as the buyer’s own, notified to them, and paid by them', async () => {
    const [buyer, goods_id] = [await aCustomer(), await sold()];
    const { quote, order } = await wanted(buyer, goods_id);
    expect(quote).toMatchObject({ goods_price: '2000', freight: '500', tax: '250', total_price: '2750' });
    expect(quote.orders[0]?.items[0]).toMatchObject({ unit_price: '1000', stock: 10, refusal: null });
    expect(quote).not.toHaveProperty('balance');

    const placed = await api.ok(adminAddOrder, { ...order, remark: 'Call before noon.' }, { as: clerk });
    expect(placed).toMatchObject({ status: 10, total_price: '2750', payment_group_id: null });
    // A second click is the same order.
    expect(await api.ok(adminAddOrder, { ...order, remark: 'Call before noon.' }, { as: clerk })).toEqual(
      placed,
    );
    const { rows } = await api.db.query(
      `SELECT o.source, o.placed_by, o.pay_type, g.quantity FROM orders o, goods g WHERE o.id = $1 AND g.id = $2`,
      [placed.id, goods_id],
    );
    expect(rows).toEqual([{ source: 4, placed_by: clerk.accountId, pay_type: null, quantity: 8 }]);
    expect(await api.ok(adminOrderDetail, { id: placed.id }, { as: clerk })).toMatchObject({
      buyer_id: buyer.accountId,
      remark: 'Call before noon.',
      address: { postal_code: '150-0001', mobile: '+819012345678', building: null },
    });

    const listed = await api.ok(orderList, { status: 10 }, { as: buyer });
    expect(listed.data.map(({ id }) => id)).toEqual([placed.id]);
    await eventually('the customer is notified', async () => {
      const [notice] = (await api.ok(messageList, {}, { as: buyer })).data;
      return notice?.content.title.includes(placed.order_no);
    });
    await giveMoney(api.db, buyer.accountId, 10_000);
    const paid = await api.ok(
      payOrder,
      { id: placed.id, pay_type: 1, request_id: uniqueText() },
      { as: buyer },
    );
    expect(paid.status).toBe(20);
    const audit = await aStaff(api, ['rbac:audit-log:list']);
    const lines = await api.ok(auditLogList, { action: 'order:order:add' }, { as: audit });
    expect(lines.data[0]).toMatchObject({ username: expect.any(String), subject_id: placed.id });
  });

  it('is for a customer who ordered here before, by name, and for others by their whole address or number', async () => {
    const buyer = await aCustomer({ username: '電話 太郎', phone: `+8190${String(Date.now()).slice(-8)}` });
    const found = async (search: string, as = clerk) =>
      (await api.ok(orderCustomers, { search }, { as })).map(({ id }) => id);
    expect(await found('電話 太郎')).toEqual([]);
    expect(await found(buyer.email.slice(0, -1))).toEqual([]);
    expect(await found(` ${buyer.email.toUpperCase()} `)).toEqual([buyer.accountId]);
    const { rows } = await api.db.query<{ phone: string }>('SELECT phone FROM account WHERE id = $1', [
      buyer.accountId,
    ]);
    expect(await found(rows[0]?.phone.replace('+81', '0') ?? '')).toEqual([buyer.accountId]);
    const { order } = await wanted(buyer, await sold());
    const unseen = await api.refused(adminAddOrder, { ...order, search: '太郎' }, { as: clerk });
    expect(unseen.error).toBe('NOT_FOUND');
    await api.ok(adminAddOrder, { ...order, request_id: uniqueText() }, { as: clerk });
    const [known] = await api.ok(orderCustomers, { search: '太郎' }, { as: clerk });
    expect(known).toMatchObject({ id: buyer.accountId, address: { city: 'Shibuya' } });
    const elsewhere = await aStaff(api, ['order:order:add'], (await aSeller(api)).companyId);
    expect(await found('太郎', elsewhere)).toEqual([]);
    expect(await found('太郎', await aStaff(api, ['order:order:add']))).toEqual([buyer.accountId]);
  });

  it('is of the goods of the caller’s company alone', async () => {
    const [buyer, other] = [await aCustomer(), await aSeller(api)];
    const foreign = await sold({ seller_id: other.accountId, company_id: other.companyId });
    const request = { buyer_id: buyer.accountId, search: buyer.email, country: 'JP' };
    const lines = [{ goods_id: foreign, quantity: 1 }];
    expect((await api.refused(adminOrderQuote, { ...request, lines }, { as: clerk })).error).toBe(
      'NOT_FOUND',
    );
    const more = { address, quote_id: 'x'.repeat(64) };
    const refused = await api.refused(adminAddOrder, { ...request, ...more, lines }, { as: clerk });
    expect(refused.error).toBe('NOT_FOUND');
  });

  it('is checked against stock, price, the law and the payment method', async () => {
    const [buyer, goods_id] = [await aCustomer(), await sold()];
    const { order } = await wanted(buyer, goods_id);
    const refusal = async (change: object) =>
      (await api.refused(adminAddOrder, { ...order, request_id: uniqueText(), ...change }, { as: clerk }))
        .error;
    expect(await refusal({ lines: [{ goods_id, quantity: 11 }] })).toBe('STOCK_INSUFFICIENT');
    expect(await refusal({ pay_type: 3 })).toBe('PAY_TYPE_REFUSED');
    expect(await refusal({ address: { ...address, postal_code: undefined } })).toBe('VALIDATION');
    await api.db.query('UPDATE goods SET price = 1100 WHERE id = $1', [goods_id]);
    expect(await refusal({})).toBe('PRICE_CHANGED');
    await api.db.query(
      `INSERT INTO compliance_rule (about, outcome, delivery_country, name_c, name_e, name_j, source, effective_from)
       VALUES (1, 2, 'KP', '禁止出口', 'No export there', '輸出禁止', 'Act 1', '2020-01-01')`,
    );
    expect(await refusal({ address: { ...address, country: 'KP', mobile: '+85021234567' } })).toBe(
      'COMPLIANCE_REFUSED',
    );
  });
});

describe('an order for a customer without an account', () => {
  const newcomer = (change = {}) => ({
    username: '新規 太郎',
    email: `${uniqueText()}@test.example`,
    company_name: '新規眼科',
    language: 'ja' as const,
    ...change,
  });

  async function requested(goods_id: number, new_customer: ReturnType<typeof newcomer>) {
    const lines = { country: 'JP', lines: [{ goods_id, quantity: 2 }] };
    const { quote_id } = await api.ok(adminOrderQuote, lines, { as: clerk });
    return { ...lines, new_customer, address, quote_id, request_id: uniqueText() };
  }

  const mailsTo = async (email: string) =>
    (
      await api.db.query<{ subject: string; text: string }>(
        'SELECT subject, text FROM outgoing_message WHERE recipient = $1 ORDER BY id',
        [email],
      )
    ).rows;

  it('opens one that nobody enters until the owner of the mail sets a password', async () => {
    const person = newcomer();
    const order = await requested(await sold(), person);
    const placed = await api.ok(adminAddOrder, order, { as: clerk });
    // A second click neither orders nor opens again.
    expect(await api.ok(adminAddOrder, order, { as: clerk })).toEqual(placed);
    const { rows } = await api.db.query(
      `SELECT a.password_hash, a.email_proved_at, a.language, a.area_code, o.id FROM account a
       JOIN orders o ON o.buyer_id = a.id WHERE a.email = $1`,
      [person.email],
    );
    expect(rows).toEqual([
      { password_hash: null, email_proved_at: null, language: 'ja', area_code: '+81', id: placed.id },
    ]);
    const mails = await eventually('both mails', async () => {
      const sent = await mailsTo(person.email);
      return sent.length === 2 && sent;
    });
    expect(mails[0]?.subject).toBe('Fovea のアカウント：パスワードを設定してください');
    expect(mails[0]?.text).toContain(`/#/forgetPassword?email=${encodeURIComponent(person.email)}`);
    expect(mails[1]?.subject).toContain(placed.order_no);

    const password = 'quite a long secret';
    const login = { email: person.email, password, checked: true };
    expect((await api.refused(emailLogin, login)).error).toBe('LOGIN_FAILED');
    const code = await codeBy(
      api,
      sendEmailCode,
      { email: person.email, type: CODE_TYPE.retrieve },
      person.email,
    );
    await api.ok(forgetPassword, { email: person.email, code, password, password_confirm: password });
    const { token } = await api.ok(emailLogin, login);
    const as = { accountId: 0, token };
    expect((await api.ok(orderList, { status: 10 }, { as })).data.map(({ id }) => id)).toEqual([placed.id]);
    expect(await api.ok(defaultAddress, {}, { as })).toMatchObject({ city: 'Shibuya' });

    const audit = await aStaff(api, ['rbac:audit-log:list']);
    const lines = await api.ok(auditLogList, { action: 'member:account:open' }, { as: audit });
    expect(lines.data[0]).toMatchObject({ subject_title: person.username, company_name: expect.any(String) });
  });

  it('is for the account that registers with the code from the mail, with its orders', async () => {
    const person = newcomer();
    const placed = await api.ok(adminAddOrder, await requested(await sold(), person), { as: clerk });
    const code = await codeBy(
      api,
      sendEmailCode,
      { email: person.email, type: CODE_TYPE.register },
      person.email,
    );
    const password = 'quite a long secret';
    const { token } = await api.ok(register, {
      ...{ username: 'His Own Name', email: person.email, code, password, password_confirm: password },
      ...{ area_code: '+81', phone: '90-1234-9876', country: 'JP', postal_code: '150-0001' },
      ...{ address: 'Sample street 1', checked: true },
    });
    const mine = await api.ok(orderList, {}, { as: { accountId: 0, token } });
    expect(mine.data.map(({ id }) => id)).toEqual([placed.id]);
  });

  it('is refused beside the mail of who has an account, and opens nothing when the order is refused', async () => {
    const known = await aCustomer();
    const goods_id = await sold();
    const taken = await api.refused(
      adminAddOrder,
      await requested(goods_id, newcomer({ email: known.email })),
      {
        as: clerk,
      },
    );
    expect(taken).toMatchObject({ error: 'EMAIL_TAKEN', fields: { email: expect.any(String) } });

    const order = await requested(goods_id, newcomer());
    const both = { ...order, buyer_id: known.accountId, search: known.email };
    const { new_customer: _, ...nobody } = order;
    for (const request of [both, nobody])
      expect(await api.refused(adminAddOrder, request, { as: clerk })).toMatchObject({
        error: 'VALIDATION',
        fields: { buyer_id: expect.any(String) },
      });
    await api.db.query('UPDATE goods SET price = 1100 WHERE id = $1', [goods_id]);
    expect((await api.refused(adminAddOrder, order, { as: clerk })).error).toBe('PRICE_CHANGED');
    const { count } = await api.db.query('SELECT FROM account WHERE email = $1', [order.new_customer.email]);
    expect(count).toBe(0);
    expect(await mailsTo(order.new_customer.email)).toEqual([]);
  });

  it('opens one account for orders that are entered at once, and reveals its company to nobody else', async () => {
    const person = newcomer();
    const orders = [await requested(await sold(), person), await requested(await sold(), person)];
    const answers = await Promise.all(
      orders.map((order) => api.envelope(adminAddOrder.path, order, { as: clerk })),
    );
    expect(answers.map(({ error }) => error).sort()).toEqual(['EMAIL_TAKEN', undefined]);
    const seenBy = async (as: Person) =>
      (await api.ok(orderCustomers, { search: person.email }, { as })).map(
        ({ company_name }) => company_name,
      );
    expect(await seenBy(clerk)).toEqual(['新規眼科']);
    const elsewhere = await aStaff(api, ['order:order:add'], (await aSeller(api)).companyId);
    expect(await seenBy(elsewhere)).toEqual([null]);
  });
});
