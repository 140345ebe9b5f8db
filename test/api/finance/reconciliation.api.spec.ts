import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { reconcileDay, reconciledDays } from '@fovea/shared-types/finance/reconciliation.calls';
import { reconciliation } from '@fovea/shared-types/finance/reconciliation.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { ReconciliationService } from '../../../server/src/finance/reconciliation/reconciliation.service.js';
import { pg } from '../../../server/src/platform/database/pg-types.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff } from '../../support/people.js';
import { success, notifyServer } from '../../support/provider.js';

let api: TestApi;
let finance: Person;
let payer: Person;
beforeAll(async () => {
  api = await startApi();
  finance = await aStaff(api, ['finance:reconciliation:list', 'finance:reconciliation:explain']);
  payer = await aMember(api);
});
afterAll(() => api?.stop());

async function paidOnline(amount: string): Promise<number> {
  const requested = { money: amount, currency: 'JPY' as const, pay_type: PAY_TYPE.online };
  const { payment_id } = await api.ok(createRecharge, requested, { as: payer });
  await notifyServer(api.url, success(payment_id ?? 0, Number(amount)));
  return payment_id ?? 0;
}
/** As the owner of the tables, for whom no trigger runs. */
async function asOwner(sql: string, values: unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  try {
    await owner.query('SET session_replication_role = replica');
    await owner.query(sql, values);
  } finally {
    await owner.end();
  }
}
const CHARGE_OF = '(SELECT charge_id FROM payment WHERE id = $1)';
/** Today, as if it were over. */
const dueToday = () =>
  api.db.query(
    `INSERT INTO reconciled_day (day, currency) VALUES ((clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date, 'JPY')
     ON CONFLICT (day, currency) DO UPDATE SET next_at = clock_timestamp()`,
  );
const run = () => api.app.get(ReconciliationService, { strict: false }).runReconciliation();
const found = async () =>
  (await api.ok(reconciliation.calls.list, {}, { as: finance })).data.map(
    ({ source, cause, reference, told: listed, booked, standing }) => ({
      ...{ source, cause, reference, told: listed, booked, standing },
    }),
  );

describe('the daily reconciliation', () => {
  it('finds nothing where gateway and ledger agree', async () => {
    await paidOnline('1000');
    await dueToday();
    expect(await run()).toBeGreaterThan(0);
    expect(await found()).toEqual([]);
    expect(await run()).toBe(0);
  });

  it('lists each planted difference once with its cause, and notifies finance', async () => {
    const [other, lost, invented] = [
      await paidOnline('2000'),
      await paidOnline('3000'),
      await paidOnline('4000'),
    ];
    await asOwner(`UPDATE payment_charge SET amount = 1999 WHERE id = ${CHARGE_OF}`, [other]);
    const ofCapture = `(SELECT e.id FROM journal_entry e JOIN capture c ON c.id = e.cause_id
      WHERE e.cause_type = 'capture' AND c.payment_id = $1)`;
    await asOwner(`UPDATE journal_entry SET cause_type = 'lost', cause_id = 77 WHERE id = ${ofCapture}`, [
      lost,
    ]);
    await asOwner(`UPDATE payment_charge SET currency = 'EUR' WHERE id = ${CHARGE_OF}`, [invented]);
    await asOwner(
      `UPDATE ledger_account SET balance = balance + 1 WHERE owner_type = 'member' AND owner_id = $1 AND kind = 'available'`,
      [payer.accountId],
    );
    await dueToday();
    await Promise.all(Array.from({ length: 5 }, run));
    const shown = await found();
    expect(shown).toHaveLength(5);
    expect(shown).toEqual(
      expect.arrayContaining([
        { source: 1, cause: 3, reference: `ref-${other}`, told: '1999', booked: '2000', standing: 0 },
        { source: 1, cause: 1, reference: `ref-${lost}`, told: '3000', booked: null, standing: 0 },
        { source: 1, cause: 2, reference: 'lost 77', told: null, booked: '3000', standing: 0 },
        { source: 1, cause: 2, reference: `ref-${invented}`, told: null, booked: '4000', standing: 0 },
        {
          ...{ source: 3, cause: 3, told: '10000', booked: '10001', standing: 0 },
          reference: expect.any(String),
        },
      ]),
    );
    await eventually('finance is notified', async () => {
      const { data } = await api.ok(messageList, { data_type: MESSAGE_TYPE.reconciliation }, { as: finance });
      return data.length === 1 && data[0]?.content.params.count === 5;
    });
  });

  it.each([
    ['zh', '银行流水 4'],
    ['en', 'bank line 4'],
    ['ja', '銀行明細 4'],
  ] as const)(
    'names what has no number of its own in the language of its reader, in %s',
    async (language, texts) => {
      const [row] = (await api.ok(reconciliation.calls.list, { source: 3 }, { as: finance })).data;
      const refer = (reference: string) =>
        asOwner('UPDATE reconciliation SET reference = $2 WHERE id = $1', [row?.id ?? 0, reference]);
      const { rows } = await api.db.query<{ reference: string }>(
        'SELECT reference FROM reconciliation WHERE id = $1',
        [row?.id ?? 0],
      );
      await refer('line 4');
      const listed = await api.ok(reconciliation.calls.list, { source: 3 }, { as: finance, language });
      expect(listed.data).toMatchObject([{ reference: texts }]);
      await refer(rows[0]?.reference ?? '');
    },
  );

  it('is explained by a person in words, and settled once both sides agree', async () => {
    const { data } = await api.ok(reconciliation.calls.list, { source: 3 }, { as: finance });
    const [row] = data;
    expect(
      await api.refused(reconciliation.calls.update, { id: row?.id ?? 0, remark: ' ' }, { as: finance }),
    ).toMatchObject({ error: 'VALIDATION' });
    expect(
      await api.refused(reconciliation.calls.update, { id: row?.id ?? 0 }, { as: finance }),
    ).toMatchObject({ error: 'VALIDATION' });
    await api.ok(
      reconciliation.calls.update,
      { id: row?.id ?? 0, remark: 'A slip of the pen' },
      { as: finance },
    );
    const explained = await api.ok(reconciliation.calls.list, { standing: 1 }, { as: finance });
    expect(explained.data).toMatchObject([{ id: row?.id, remark: 'A slip of the pen' }]);
    expect(explained.data[0]?.explained_by).not.toBeNull();
    await asOwner(
      `UPDATE ledger_account SET balance = balance - 1 WHERE owner_type = 'member' AND owner_id = $1 AND kind = 'available'`,
      [payer.accountId],
    );
    await dueToday();
    await run();
    const standings = (await found()).map(({ source, standing }) => [source, standing]);
    expect(standings).toEqual(expect.arrayContaining([[3, 2]]));
    expect(standings.filter(([, standing]) => standing === 0)).toHaveLength(4);
  });

  it('of a day that cannot be compared is tried five times, and keeps no other waiting', async () => {
    await api.db.query(
      `INSERT INTO reconciled_day (day, currency) VALUES ('2020-01-02', 'USD'), ('2020-01-03', 'USD')`,
    );
    await asOwner(`ALTER TABLE reconciliation ADD CONSTRAINT planted_ck CHECK (day <> '2020-01-02')`);
    await asOwner(
      `INSERT INTO journal_entry (cause_type, cause_id, step, created_at) VALUES ('planted', 1, 'x', '2020-01-02 12:00+09')`,
    );
    await asOwner(
      `INSERT INTO posting (entry_id, account_id, currency, change, seq, after, created_at, posted_on, kind, type)
       SELECT max(e.id), (SELECT min(id) FROM ledger_account), 'USD', 5, 999, 5, '2020-01-02 12:00+09', '2020-01-02', 'available', 1 FROM journal_entry e`,
    );
    for (let turn = 0; turn < 6; turn++) {
      await run();
      await api.db.query(
        `UPDATE reconciled_day SET next_at = clock_timestamp() WHERE next_at IS NOT NULL AND attempts > 0`,
      );
    }
    const { rows } = await api.db.query(
      `SELECT day::text AS day, attempts, next_at IS NULL AS is_over, finished_at IS NOT NULL AS is_done
       FROM reconciled_day WHERE currency = 'USD' AND day < '2020-01-05' ORDER BY day`,
    );
    expect(rows).toEqual([
      { day: '2020-01-02', attempts: 5, is_over: true, is_done: false },
      { day: '2020-01-03', attempts: 0, is_over: true, is_done: true },
    ]);
  });

  it('shows its days, newest first, with what differs of each', async () => {
    const days = await api.ok(reconciledDays, {}, { as: finance });
    const today = days.find(({ currency }) => currency === 'JPY');
    expect(today).toMatchObject({ attempts: 0, last_error: null, open: 4, explained: 0, settled: 1 });
    expect(today?.finished_at).not.toBeNull();
    expect(days.map(({ day }) => day)).toEqual(
      days
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    const { day = '' } = today ?? {};
    const ofDay = await api.ok(reconciliation.calls.list, { day, standing: 0 }, { as: finance });
    expect(ofDay.total).toBe(4);
    const earlier = await api.ok(reconciledDays, { before: '2020-01-03' }, { as: finance });
    expect(earlier).toMatchObject([
      { day: '2020-01-02', attempts: 5, next_at: null, finished_at: null, open: 0 },
    ]);
    expect(earlier[0]?.last_error).toContain('planted_ck');
  });

  it('of a day that failed is repeated by hand, and reports whether it failed once more', async () => {
    const requested = { day: '2020-01-02', currency: 'USD' as const };
    expect(await api.ok(reconcileDay, requested, { as: finance })).toMatchObject({
      ...requested,
      attempts: 1,
    });
    await asOwner('ALTER TABLE reconciliation DROP CONSTRAINT planted_ck');
    const after = await api.ok(reconcileDay, requested, { as: finance });
    expect(after).toMatchObject({ attempts: 0, last_error: null, open: 1 });
    expect(await api.ok(reconcileDay, requested, { as: finance })).toMatchObject({ open: 1 });
    const refused = await api.refused(reconcileDay, { ...requested, day: '2019-01-01' }, { as: finance });
    expect(refused.error).toBe('NOT_FOUND');
  });
});
