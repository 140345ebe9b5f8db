import { addBankImport, bankLineDetail, matchBankLine } from '@fovea/shared-types/finance/bank-import.calls';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { createRecharge, rechargeOrderDetail } from '@fovea/shared-types/finance/recharge.calls';
import { sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { ORDER_STATUS, RECHARGE_STATUS } from '@fovea/shared-types/states';
import { ReconciliationService } from '../../../server/src/finance/reconciliation/reconciliation.service.js';
import { anUnpaidOrder } from '../../fixtures/months.js';
import { aPaymentGroup } from '../../fixtures/payment-groups.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { aFile } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { uploadedBankFile } from '../../support/bank-files.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
let finance: Person;
let today: string;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
  finance = await aStaff(api, [
    'finance:bank-line:list',
    'finance:bank-line:match',
    'finance:reconciliation:list',
  ]);
  const { rows } = await api.db.query<{ day: string }>(
    `SELECT (clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date::text AS day`,
  );
  today = rows[0]?.day ?? '';
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

/** Money came, and its words quote a number. @returns the line of the bank */
async function came(amount: number, reference: string): Promise<number> {
  const sheet = [
    'Date,Paid in,Paid out,Reference,Details,Currency',
    `${today},${amount},,${reference},Hanako,JPY`,
  ].join('\r\n');
  const { id } = await uploadedBankFile(api, finance, sheet);
  await api.ok(addBankImport, { id }, { as: finance });
  const { data } = await api.ok(bankLine.calls.list, { reference }, { as: finance });
  return data[0]?.id ?? 0;
}
const proposals = async (id: number) =>
  (await api.ok(bankLineDetail, { id }, { as: finance })).proposals.map(({ subject_type, subject_id }) => ({
    subject_type,
    subject_id,
  }));
const orderRow = async (id: number) =>
  (
    await api.db.query<{ order_no: string; status: number; captured: number }>(
      'SELECT order_no, status, captured FROM orders WHERE id = $1',
      [id],
    )
  ).rows[0];

/** The differences of today's statement from the ledger, as if the day were over. */
async function differences() {
  await api.db.query(
    `INSERT INTO reconciled_day (day, currency) VALUES ($1, 'JPY')
     ON CONFLICT (day, currency) DO UPDATE SET next_at = clock_timestamp()`,
    [today],
  );
  await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
  const { data } = await api.ok(reconciliation.calls.list, { standing: 0, limit: 40 }, { as: finance });
  return data.map(({ reference, told: unpaid, booked }) => ({ reference, told: unpaid, booked }));
}

describe('an unannounced bank transfer', () => {
  it('pays the order that it quotes, once a person confirms it, and no other sum', async () => {
    const { accountId } = await aMember(api);
    const id = await anUnpaidOrder(api.db, accountId, 1_000);
    const number = (await orderRow(id))?.order_no.replaceAll('-', '') ?? '';
    expect(await proposals(await came(900, `furikomi ${number}`))).toEqual([]);
    const line = await came(1_000, number);
    const match = { id: line, subject_type: 'order', subject_id: id };
    expect(await proposals(line)).toEqual([{ subject_type: 'order', subject_id: id }]);
    await api.ok(matchBankLine, match, { as: finance });
    expect(await orderRow(id)).toMatchObject({ status: ORDER_STATUS.to_ship, captured: 1_000 });
    expect((await api.refused(matchBankLine, match, { as: finance })).error).toBe('ALREADY_DECIDED');
    const again = { ...match, id: await came(1_000, `again ${number}`) };
    expect((await api.refused(matchBankLine, again, { as: finance })).error).toBe('STATE_CONFLICT');
  });

  it('pays all orders of a checkout, and a recharge; the ledger agrees with the statement', async () => {
    const before = await differences();
    const as = await aMember(api);
    const { id: group } = await aPaymentGroup(api.db, as.accountId, [await aSeller(api), await aSeller(api)]);
    const { rows } = await api.db.query<{ number: string; total: number }>(
      `SELECT g.number, (SELECT sum(total)::bigint FROM orders o WHERE o.payment_group_id = g.id) AS total
       FROM payment_group g WHERE g.id = $1`,
      [group],
    );
    const line = await came(rows[0]?.total ?? 0, rows[0]?.number ?? '');
    await api.ok(
      matchBankLine,
      { id: line, subject_type: 'payment_group', subject_id: group },
      { as: finance },
    );
    const paid = await api.db.query('SELECT FROM orders WHERE payment_group_id = $1 AND status = 20', [
      group,
    ]);
    expect(paid.count).toBeGreaterThan(1);

    const wanted = { money: '5000', currency: 'JPY' as const, pay_type: PAY_TYPE.bank };
    const recharge = await api.ok(createRecharge, wanted, { as });
    const { order_no } = await api.ok(rechargeOrderDetail, { id: recharge.id }, { as });
    const received = await came(5_000, order_no);
    await api.ok(
      matchBankLine,
      { id: received, subject_type: 'recharge', subject_id: recharge.id },
      { as: finance },
    );
    expect(await api.ok(rechargeOrderDetail, { id: recharge.id }, { as })).toMatchObject({
      status: RECHARGE_STATUS.paid,
    });
    const balances = await api.ok(myBalance, {}, { as });
    expect(balances.find(({ currency }) => currency === 'JPY')).toMatchObject({ balance: '5000' });
    expect(await differences()).toEqual(before);
  });

  it('is proposed by its announcement where there is one, and never to its payer', async () => {
    const as = await aMember(api);
    const unpaid = await anUnpaidOrder(api.db, as.accountId, 1_000);
    const image = await aFile(api.db, as.accountId);
    await api.ok(sendRemittance, { id: unpaid, remittance_images: [image] }, { as });
    const number = (await orderRow(unpaid))?.order_no ?? '';
    expect((await proposals(await came(1_000, number))).map(({ subject_type }) => subject_type)).toEqual([
      'remittance',
    ]);
    const own = await anUnpaidOrder(api.db, finance.accountId, 1_000);
    const line = await came(1_000, (await orderRow(own))?.order_no ?? '');
    const match = { id: line, subject_type: 'order', subject_id: own };
    expect((await api.refused(matchBankLine, match, { as: finance })).error).toBe('SELF_APPROVAL');
  });
});
