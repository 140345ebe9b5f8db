import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { toWire } from '@fovea/shared-types/money';
import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { startApi, type TestApi } from '../../test/support/api.js';
import { eventually } from '../../test/support/eventually.js';
import { FormCheck } from '@fovea/server/goods/publishing/form-check';
import { SellersFreight } from '@fovea/server/goods/publishing/sellers-freight';
import { settledForm, type SettledForm } from '@fovea/server/goods/publishing/settled-form';
import { inspect } from '@fovea/server/platform/storage/inspect';
import { ReconciliationService } from '@fovea/server/finance/reconciliation/reconciliation.service';
import { INVARIANT_CHECKS } from '@fovea/server/invariants/invariant-checks';
import { legalNumberOf } from '@fovea/server/member/company/legal-number';
import { allGoods, starGoodsSn } from './content/all-goods.js';
import { documentsPictured } from './content/open-documents.js';
import { bidders, everybody } from './content/people.js';
import { sales } from './content/evaluations.js';
import { pastOrders } from './content/past-orders.js';
import { orderStories } from './content/order-stories.js';
import { reviewedGoods } from './content/reviewed-goods.js';
import { DemoAuctions } from './demo-auctions.js';
import { DemoModule } from './demo.module.js';
import { DemoFollowUp } from './demo-follow-up.js';
import { DemoPictures } from './demo-pictures.js';
import { DemoRepository } from './demo.repository.js';
import { DemoSeeder } from './demo-seeder.js';
import { documentPictureKey, pictureKey } from './demo-key.js';
import { pictureViews } from './drawn.js';

// Drawing has a spec of its own: here the files are there already, as they are after an interrupted first start.
function drawnBefore(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fovea-demo-'));
  const keys = [
    ...allGoods.flatMap(({ goodsSn }) => pictureViews.map((view) => pictureKey(goodsSn, view))),
    ...reviewedGoods.map(({ own }) => pictureKey(own.goodsSn, 'hero')),
    ...[...documentsPictured].map((goodsSn) => documentPictureKey(goodsSn)),
  ];
  for (const key of keys) {
    const file = path.join(folder, key);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, 'a picture');
  }
  return folder;
}

const goodsCount = allGoods.length + reviewedGoods.length;

describe('the demo data', () => {
  const uploads = drawnBefore();
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ DEMO_MODE: 'on', DEMO_AUCTION_S: '5', UPLOAD_DIR: uploads }, [DemoModule]);
    await api.app.get(DemoFollowUp, { strict: false }).finished();
  }, 240_000);
  afterAll(async () => {
    await api.stop();
    fs.rmSync(uploads, { recursive: true, force: true });
  });

  const number = async (sql: string, values: (string | number)[] = []): Promise<number> =>
    (await api.db.query<{ n: number }>(sql, values)).rows[0]?.n ?? -1;
  const everything = async (): Promise<number[]> =>
    Promise.all(
      ['goods', 'account', 'company', 'category', 'brand', 'role', 'account_role'].map((table) =>
        number(`SELECT count(*)::int AS n FROM ${table}`),
      ),
    );

  it('has all goods, people and lots when the server begins to listen', async () => {
    expect(await everything()).toEqual([goodsCount, everybody.length, 10, 8, 8, 22, 16]);
    const lots = allGoods.filter((goods) => goods.auction !== undefined).length;
    expect(await number(`SELECT count(DISTINCT goods_id)::int AS n FROM auction`)).toBe(lots);
    expect(await number(`SELECT count(*)::int AS n FROM auction WHERE last_ord > 0`)).toBeGreaterThan(5);
  });

  it('has certified companies with their documents, one pending and one refused', async () => {
    const { rows } = await api.db.query(
      `SELECT s.status, count(*)::int AS n, bool_and(f.is_private AND f.claimed_at IS NOT NULL) AS has_papers
       FROM company_submission s JOIN company_submission_file p ON p.submission_id = s.id
       JOIN file f ON f.id = p.file_id GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { status: -1, n: 1, has_papers: true },
      { status: 1, n: 1, has_papers: true },
      { status: 2, n: 8, has_papers: true },
    ]);
    const companies = await api.db.query<{ country: string; legal_number: string }>(
      'SELECT country, legal_number FROM company',
    );
    for (const { country, legal_number } of companies.rows)
      expect(legalNumberOf(country, legal_number)).toEqual({ number: legal_number });
  });

  it('has sales that were received, with evaluations and some that are still to be written', async () => {
    const written = sales.filter(({ evaluation }) => evaluation !== undefined).length;
    const noticeCount = (last: string): number =>
      orderStories.filter(({ way }) => (way.at(-1)?.[0] ?? '') === last).length;
    expect(await number('SELECT count(*)::int AS n FROM evaluation')).toBe(written + noticeCount('evaluate'));
    expect(await number('SELECT count(*)::int AS n FROM orders WHERE status = 40')).toBe(
      sales.length -
        written +
        noticeCount('receive') +
        noticeCount('decide') +
        pastOrders.filter(({ daysAgo }) => daysAgo < 15).length,
    );
    expect(await number('SELECT count(DISTINCT company_id)::int AS n FROM evaluation WHERE status = 1')).toBe(
      8,
    );
  });

  it('has sold on most days of the last two months, with fees and partial refunds', async () => {
    const daysWith = (what: string) =>
      number(
        `SELECT count(DISTINCT created_at::date)::int AS n FROM posting
         WHERE created_at BETWEEN now() - interval '62 days' AND now() - interval '1 day' AND ${what}`,
      );
    expect(await daysWith(`kind = 'escrow' AND change > 0`)).toBeGreaterThan(40);
    expect(await daysWith(`kind = 'fee' AND change > 0`)).toBeGreaterThan(40);
    expect(await daysWith(`kind = 'fee' AND change < 0`)).toBe(
      pastOrders.filter(({ refund }) => refund !== undefined).length,
    );
  });

  it('has orders of the shop in every state, and refunds at every step of theirs', async () => {
    const { rows: orders } = await api.db.query<{ status: number }>(
      'SELECT DISTINCT status FROM orders WHERE id IN (SELECT order_id FROM order_address) ORDER BY status',
    );
    expect(orders.map(({ status }) => status)).toEqual([10, 11, 12, 20, 30, 40, 50, 60, 70, 71]);
    const { rows: refunds } = await api.db.query<{ status: number }>(
      'SELECT DISTINCT status FROM refund ORDER BY status',
    );
    expect(refunds.map(({ status }) => status)).toEqual([10, 20, 30, 40, 41, 60]);
  });

  it('has negotiations in which it is the merchant’s turn, the buyer’s, or nobody’s', async () => {
    const { rows } = await api.db.query<{ status: number }>('SELECT status FROM bargain ORDER BY status');
    expect(rows.map(({ status }) => status)).toEqual([10, 10, 20, 30, 40, 50, 51, 60]);
  });

  it('has viewings to pay, to confirm and to hold', async () => {
    const { rows } = await api.db.query<{ status: number }>('SELECT status FROM reservation ORDER BY status');
    expect(rows.map(({ status }) => status)).toEqual([10, 15, 15, 15, 20, 20, 60]);
  });

  it('has monthly bills: open ones with goods and service, issued, paid, and one with a requested write-off', async () => {
    const { rows } = await api.db.query(
      `SELECT split_part(a.email, '@', 1) AS member, b.status, b.goods_total > 0 AS has_goods, b.type2_total > 0 AS has_fees,
         b.remark <> '' AS has_remark, EXISTS (SELECT FROM write_off w WHERE w.bill_id = b.id AND w.status = 0) AS is_asked,
         (SELECT bool_and(to_char(l.created_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') = b.month) FROM month_bill_line l
          WHERE l.bill_id = b.id) AS is_of_month
       FROM month_bill b JOIN account a ON a.id = b.account_id ORDER BY b.month, a.id`,
    );
    const bill = { has_goods: true, has_fees: false, has_remark: true, is_asked: false, is_of_month: true };
    expect(rows).toEqual([
      { ...bill, member: 'bidder10', status: 20, is_asked: true },
      { ...bill, member: 'bidder1', status: 10, has_remark: false },
      { ...bill, member: 'bidder4', status: 30 },
      { ...bill, member: 'bidder9', status: 10 },
      { ...bill, member: 'bidder1', status: 0, has_fees: true, has_remark: false },
      { ...bill, member: 'bidder9', status: 0, has_remark: false },
    ]);
  });

  it('has no goods of which three pieces are sent for less than two', async () => {
    interface Terms {
      company_id: number;
      freight: number | null;
      weight_g: number | null;
      ships_from: string;
      currency: 'JPY' | 'CNY';
    }
    const { rows } = await api.db.query<Terms>(
      'SELECT company_id, freight, weight_g, ships_from, currency FROM goods WHERE freight IS NOT NULL',
    );
    const falls = await Promise.all(
      rows.map(({ company_id, freight, ...more }) =>
        api.app
          .get(SellersFreight, { strict: false })
          // As though there were enough of each.
          .refusals(api.db, company_id, [
            { ...more, quantity: 3, freight: toWire(freight ?? 0, more.currency) },
          ]),
      ),
    );
    expect(falls.flat().filter((fall) => fall !== null)).toEqual([]);
  });

  it('has work for finance: suspense payments, documents, freight to pay, and days with bank lines that nothing matches', async () => {
    const held = 'SELECT park_cause AS cause FROM payment WHERE park_cause IS NOT NULL ORDER BY id';
    expect((await api.db.query(held)).rows).toEqual([{ cause: 'amount' }, { cause: 'currency' }]);
    expect(await number('SELECT count(*)::int AS n FROM freight_bill WHERE status = 0')).toBe(2);
    // How many months of merchants are over depends on the day.
    const documents =
      'SELECT kind, count(*)::int AS n FROM tax_document WHERE kind < 6 GROUP BY 1 ORDER BY 1';
    expect(await number('SELECT count(*)::int AS n FROM tax_document WHERE kind = 6')).toBeGreaterThan(5);
    expect((await api.db.query(documents)).rows).toEqual([
      { kind: 1, n: 3 },
      { kind: 2, n: 2 },
      { kind: 3, n: 2 },
      { kind: 4, n: 1 },
      { kind: 5, n: 4 },
    ]);
    const payouts = await api.db.query<{ status: number }>('SELECT DISTINCT status FROM transfer ORDER BY 1');
    expect(payouts.rows.map(({ status }) => status)).toEqual([-1, 0, 1, 2]);
    const differences = await api.db.query(
      'SELECT source, reference, booked, standing FROM reconciliation ORDER BY standing, id',
    );
    const line = { source: 2, booked: null, reference: expect.stringMatching(/^line \d+$/) };
    const [open, explained] = [0, 1].map((state) => ({ ...line, standing: state }));
    expect(differences.rows).toEqual([open, open, explained]);
  });

  it('has pending remittances, and exchanges that either of two people decides', async () => {
    const sent = await api.db.query('SELECT subject_type, currency, status FROM remittance ORDER BY id');
    expect(sent.rows).toEqual([
      { subject_type: 'order', currency: 'JPY', status: 0 },
      { subject_type: 'recharge', currency: 'JPY', status: 0 },
      { subject_type: 'month_bill', currency: 'CNY', status: 0 },
    ]);
    const exchanges = await api.db.query(
      `SELECT split_part(a.email, '@', 1) AS asked_by, e.status FROM exchange e JOIN account a ON a.id = e.made_by ORDER BY e.id`,
    );
    expect(exchanges.rows).toEqual([
      { asked_by: 'finance', status: REQUESTED_STATUS.booked },
      { asked_by: 'finance', status: REQUESTED_STATUS.pending },
      { asked_by: 'admin', status: REQUESTED_STATUS.pending },
    ]);
    const vouchers = await api.db.query(
      `SELECT split_part(a.email, '@', 1) AS asked_by, v.kind, v.status FROM journal_voucher v JOIN account a ON a.id = v.made_by
       ORDER BY v.id`,
    );
    expect(vouchers.rows).toEqual([
      { asked_by: 'finance', kind: 2, status: 0 },
      { asked_by: 'admin', kind: 1, status: 0 },
    ]);
  });

  it('posts nothing on its first day that the next reconciliation finds at odds with bank or provider', async () => {
    await api.db.query(
      `INSERT INTO reconciled_day (day, currency)
       SELECT (clock_timestamp() AT TIME ZONE 'Asia/Tokyo')::date, c FROM unnest(ARRAY['JPY', 'CNY', 'USD']) c`,
    );
    await api.app.get(ReconciliationService, { strict: false }).runReconciliation();
    expect(await number('SELECT count(*)::int AS n FROM reconciliation')).toBe(3);
  });

  it('has somebody beside its administrator who may approve a withdrawal, and does not pay it', async () => {
    const { rows } = await api.db.query(
      `SELECT split_part(a.email, '@', 1) AS name FROM account a JOIN account_role r ON r.account_id = a.id
       JOIN role_menu g ON g.role_id = r.role_id JOIN menu m ON m.id = g.menu_id AND m.perms = 'finance:withdrawal:approve' ORDER BY a.id`,
    );
    expect(rows).toEqual([{ name: 'approver' }]);
  });

  it('has goods on their way to the shelf, drafts and questions behind the shop', async () => {
    const state = await api.db.query(
      `SELECT g.status, s.audit_status, s.published IS NOT NULL AS is_change, count(*)::int AS n
       FROM goods_submission s JOIN goods g ON g.id = s.goods_id GROUP BY 1, 2, 3 ORDER BY 1, 2`,
    );
    expect(state.rows).toEqual([
      { status: 10, audit_status: 0, is_change: false, n: 2 },
      { status: 11, audit_status: -1, is_change: false, n: 1 },
      { status: 20, audit_status: 1, is_change: false, n: 2 },
      { status: 30, audit_status: 0, is_change: true, n: 1 },
    ]);
    expect(await number('SELECT count(*)::int AS n FROM draft_product WHERE status = 0')).toBe(3);
    expect(await number('SELECT count(*)::int AS n FROM goods_question WHERE status = 1')).toBe(3);
    expect(await number('SELECT sum(question_count)::int AS n FROM goods_counter')).toBe(3);
  });

  it('has only forms that a seller could have submitted', async () => {
    const { rows } = await api.db.query<{ form: SettledForm; is_draft: boolean }>(
      `SELECT form, false AS is_draft FROM goods_submission UNION ALL
       SELECT published, false FROM goods_submission WHERE published IS NOT NULL UNION ALL
       SELECT form, true FROM draft_product`,
    );
    const check = api.app.get(FormCheck, { strict: false });
    const faults = await check.faults(
      api.db,
      null,
      rows.map(({ form }) => form),
    );
    for (const [at, { form, is_draft }] of rows.entries()) {
      expect(await validate(plainToInstance(GoodsForm, form), { whitelist: true })).toEqual([]);
      if (!is_draft) expect([settledForm(form), faults[at]]).toEqual([form, {}]);
    }
    // From one that is just begun to one that lacks its pictures alone.
    const lacking = faults.flatMap((of, at) => (rows[at]?.is_draft === true ? [Object.keys(of).length] : []));
    expect(lacking.sort((a, b) => a - b)).toEqual([1, 3, 7]);
  });

  it('has goods on the shelf that can be edited as they are', async () => {
    const demo = api.app.get(DemoRepository, { strict: false });
    const check = api.app.get(FormCheck, { strict: false });
    const ids = [...(await demo.listGoodsIds(api.db)).values()];
    const forms = await Promise.all(ids.map((id) => demo.formOf(api.db, id)));
    const faults = await check.faults(api.db, null, forms);
    // The times of lots and scheduled pieces are consistent with now.
    expect(faults.filter((of) => Object.keys(of).some((field) => field !== 'up_at'))).toEqual([]);
  });

  it('has an item of the item master for everything on the shelf', async () => {
    expect(await number('SELECT count(*)::int AS n FROM product')).toBeGreaterThan(50);
    expect(await number('SELECT count(*)::int AS n FROM device_notice WHERE status = 1')).toBe(1);
    expect(await number('SELECT count(*)::int AS n FROM device_notice WHERE status = 0')).toBe(1);
    expect(await number('SELECT count(*)::int AS n FROM goods WHERE product_id IS NULL')).toBe(
      reviewedGoods.length,
    );
  });

  it('has warehouses of two companies with a month of movements, each of the moment of its approval', async () => {
    const { rows } = await api.db.query(
      `SELECT count(DISTINCT m.company_id)::int AS companies, count(DISTINCT m.warehouse_id)::int AS warehouses,
         count(DISTINCT m.created_at::date) FILTER (WHERE m.created_at > now() - interval '30 days') > 20 AS is_month,
         bool_and(m.created_at = w.decided_at) AS is_of_word, min(m.created_at) < now() - interval '180 days' AS has_old
       FROM stock_movement m JOIN stock_document d ON d.id = m.source_id JOIN approval_decision w ON w.id = d.decision_id WHERE d.type <> 31`,
    );
    expect(rows).toEqual([{ companies: 2, warehouses: 3, is_month: true, is_of_word: true, has_old: true }]);
  });

  it('has documents, arrivals and deliveries in every state', async () => {
    const states = async (table: string): Promise<number[]> =>
      (
        await api.db.query<{ status: number }>(`SELECT DISTINCT status FROM ${table} ORDER BY status`)
      ).rows.map(({ status }) => status);
    expect(await states('stock_document WHERE type = 11')).toEqual([-1, 0, 1, 9]);
    expect(await states('stock_document WHERE type NOT IN (11, 31)')).toEqual([-1, 0, 1]);
    expect(await states('stock_document WHERE type = 31')).toEqual([-1, 0, 1, 2, 3, 4]);
    expect(await states('stock_count')).toEqual([0, 1, 9]);
    expect(await number('SELECT count(*)::int AS n FROM stock_count_document')).toBe(1);
    expect(await states('arrival')).toEqual([0, 1, 2, 9]);
    expect(await states('send')).toEqual([0, 1, 2, 3, 9]);
    expect(await number('SELECT count(*)::int AS n FROM stock WHERE warned_at IS NOT NULL')).toBeGreaterThan(
      0,
    );
  });

  it('has a recall with two notified merchants, and a draft of one', async () => {
    const { rows } = await api.db.query(
      `SELECT r.status, count(DISTINCT p.company_id)::int AS told FROM recall r LEFT JOIN recall_party p ON p.recall_id = r.id
       GROUP BY r.id ORDER BY r.id`,
    );
    expect(rows).toEqual([
      { status: 1, told: 2 },
      { status: 0, told: 0 },
    ]);
  });

  it('has a day of work for the owner of a company: documents of its clerk are pending, notified and with pictures', async () => {
    const waiting = await api.db.query(
      `SELECT count(*)::int AS n, count(f.document_id)::int AS pictured
       FROM stock_document d JOIN company c ON c.id = d.company_id AND c.owner_id <> d.account_id
       JOIN account a ON a.id = c.owner_id AND a.email = 'seller@demo.fovea.example'
       LEFT JOIN stock_document_file f ON f.document_id = d.id AND f.sort = 1 WHERE d.audit_status = 0`,
    );
    expect(waiting.rows).toEqual([{ n: 5, pictured: 2 }]);
    const noticeCount = `SELECT count(*)::int AS n FROM message m JOIN account a ON a.id = m.recipient_id
      WHERE a.email = 'seller@demo.fovea.example' AND m.event_key LIKE 'stock.submitted:%'`;
    await eventually('the owner is notified', async () => (await number(noticeCount)) >= 5);
  });

  it('changes nothing when it is seeded again', async () => {
    const before = await everything();
    await api.app.get(DemoSeeder, { strict: false }).seed();
    expect(await everything()).toEqual(before);
  });

  it('shows four pictures of everything once drawing has followed up', async () => {
    await api.app.get(DemoPictures, { strict: false }).finished();
    expect(await number(`SELECT count(*)::int AS n FROM goods_image`)).toBe(
      allGoods.length * pictureViews.length + reviewedGoods.length,
    );
  });

  it('has pictures and documents that are files of the sellers, so that the form of goods shows and keeps them', async () => {
    expect(await number('SELECT count(*)::int AS n FROM goods_image WHERE file_id IS NULL')).toBe(0);
    const { rows } = await api.db.query(
      `SELECT a.kind, f.mime, count(*)::int AS n FROM goods_attachment a JOIN goods g ON g.id = a.goods_id
       JOIN file f ON f.id = a.file_id AND f.owner_id = g.seller_id AND NOT f.is_private AND f.claimed_at IS NOT NULL
       GROUP BY 1, 2 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { kind: 1, mime: 'application/pdf', n: 3 },
      { kind: 2, mime: 'image/jpeg', n: 4 },
    ]);
    const { rows: documents } = await api.db.query<{ key: string }>(
      `SELECT f.key FROM goods_attachment a JOIN file f ON f.id = a.file_id AND f.mime = 'application/pdf'`,
    );
    for (const { key } of documents)
      expect((await inspect(path.join(uploads, key), 'file')).mime).toBe('application/pdf');
  });

  it('gives bidders money, and lets nobody bid on the star but people', async () => {
    const funded = await number(
      `SELECT count(DISTINCT a.id)::int AS n FROM account a
         JOIN ledger_account l ON l.owner_type = 'member' AND l.owner_id = a.id WHERE a.email = ANY ($1::text[])`,
      [`{${bidders.map(({ email }) => email).join(',')}}`],
    );
    expect(funded).toBe(bidders.length);
    const bids = await number(
      `SELECT coalesce(sum(a.last_ord), 0)::int AS n FROM auction a JOIN goods g ON g.id = a.goods_id WHERE g.goods_sn = $1`,
      [starGoodsSn],
    );
    expect(bids).toBe(0);
  });

  it('sells what the demo shows as sold, and leaves it sold', async () => {
    const sold = allGoods.filter((goods) => goods.auction?.runs === 'ended').map(({ goodsSn }) => goodsSn);
    await eventually(
      'both lots are won',
      async () => {
        const won = await number(
          `SELECT count(*)::int AS n FROM auction a JOIN goods g ON g.id = a.goods_id
         WHERE g.goods_sn = ANY ($1::text[]) AND a.status = ${AUCTION_STATUS.successful} AND a.last_ord > 1`,
          [`{${sold.join(',')}}`],
        );
        return won === sold.length;
      },
      40_000,
    );
    await api.app.get(DemoAuctions, { strict: false }).keepRunning();
    const runs = await number(
      `SELECT count(*)::int AS n FROM auction a JOIN goods g ON g.id = a.goods_id WHERE g.goods_sn = ANY ($1::text[])`,
      [`{${sold.join(',')}}`],
    );
    expect(runs).toBe(sold.length);
  }, 240_000);

  it('puts the star up again some seconds after its run has ended', async () => {
    await eventually(
      'the second run of the star',
      async () => {
        const runs = await number(
          `SELECT count(*)::int AS n FROM auction a JOIN goods g ON g.id = a.goods_id WHERE g.goods_sn = $1`,
          [starGoodsSn],
        );
        return runs >= 2;
      },
      40_000,
    );
  }, 240_000);

  it('keeps every rule', async () => {
    for (const check of INVARIANT_CHECKS) {
      const { violations } = await check.run(api.db);
      expect([check.id, violations]).toEqual([check.id, []]);
    }
  });
});
