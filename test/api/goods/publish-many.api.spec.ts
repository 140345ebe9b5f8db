import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { uploadImport, importRowList, runImport } from '@fovea/shared-types/goods/goods-import.calls';
import { AppError } from '../../../server/src/platform/kernel/app-error.js';
import type { Tx } from '../../../server/src/platform/database/database.js';
import { PublishingService } from '../../../server/src/goods/publishing/publishing.service.js';
import { aStaffCaller } from '../../fixtures/auction-house.js';
import { aFile, anAccount, uniqueText } from '../../fixtures/rows.js';
import { aWorkbook } from '../../fixtures/sheets.js';
import { startApi, type TestApi } from '../../support/api.js';
import { upload } from '../../support/forms.js';
import { aForm, aPublisher, SELLER_PERMISSIONS } from '../../support/publishing.js';
import type { Seller } from '../../support/people.js';

let api: TestApi;
let owner: pg.Client;
let seller: Seller;
let caller: ReturnType<typeof aStaffCaller>;
let publishing: PublishingService;
beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.databaseUrl });
  await owner.connect();
  // Delivered events are gone: what was notified is recorded beside them.
  await owner.query(`
    CREATE TABLE told (id bigint, event text, payload jsonb);
    GRANT INSERT ON told TO fovea_app;
    CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO told VALUES (NEW.id, NEW.event, NEW.payload); RETURN NULL; END $$;
    CREATE TRIGGER told AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION tell();
    CREATE FUNCTION refuse_model() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'goods_brand_fk'; END $$;
    CREATE TRIGGER refuses BEFORE INSERT ON goods FOR EACH ROW WHEN (NEW.model = 'REFUSED') EXECUTE FUNCTION refuse_model()`);
  seller = await aPublisher(api, [...SELLER_PERMISSIONS, 'goods:draft:edit', 'goods:draft:list']);
  caller = aStaffCaller(seller.accountId, [seller.companyId]);
  publishing = api.app.get(PublishingService, { strict: false });
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
});

/** What became of a form: its refusal, or everything that was written, without what no two rows have in common. */
async function outcomeOf(made: { id: number; goods_sn: string } | AppError): Promise<object> {
  if (made instanceof AppError) return { id: made.id, details: made.details, fields: made.fields };
  const { rows } = await owner.query(
    `WITH s AS (SELECT * FROM goods_submission WHERE goods_id = $1)
     SELECT to_jsonb(g) - '{id,goods_sn,created_at,updated_at,search_text,search_bigrams}'::text[] AS goods,
       (SELECT jsonb_agg(to_jsonb(i) - '{id,goods_id}'::text[] ORDER BY i.sort) FROM goods_image i WHERE i.goods_id = g.id) AS images,
       (SELECT jsonb_agg(to_jsonb(a) - '{id,goods_id}'::text[] ORDER BY a.sort) FROM goods_attachment a WHERE a.goods_id = g.id) AS papers,
       (SELECT jsonb_agg(c.file_id ORDER BY c.file_id) FROM goods_content_image c WHERE c.goods_id = g.id) AS shown,
       (SELECT jsonb_agg(to_jsonb(s) - '{id,goods_id,created_at,tx}'::text[]) FROM s) AS submissions,
       (SELECT jsonb_agg(f.file_id ORDER BY f.file_id) FROM goods_submission_file f WHERE f.submission_id IN (SELECT id FROM s)) AS submitted,
       (SELECT jsonb_agg(to_jsonb(l) - '{id,at,subject_id}'::text[] #- '{after,goods_sn}')
        FROM audit_log l WHERE l.subject_type = 'goods' AND l.subject_id = g.id) AS lines,
       (SELECT jsonb_agg(t.event) FROM told t, s
        WHERE t.payload = jsonb_build_object('goods_id', g.id, 'submission_id', s.id)) AS events,
       (SELECT l.after ->> 'goods_sn' = g.goods_sn FROM audit_log l WHERE l.subject_type = 'goods' AND l.subject_id = g.id) AS is_named
     FROM goods g WHERE g.id = $1 AND g.goods_sn = $2`,
    [made.id, made.goods_sn],
  );
  return rows[0];
}

async function outcomesOf(made: readonly ({ id: number; goods_sn: string } | AppError)[]): Promise<object[]> {
  const outcomes = [];
  for (const one of made) outcomes.push(await outcomeOf(one));
  return outcomes;
}

/** One after the other, each undone alone when it is refused. */
const oneByOne = (forms: readonly GoodsForm[]) =>
  api.db.transaction(async (tx: Tx) => {
    const made = [];
    for (const form of forms)
      made.push(
        await tx
          .savepoint(() => publishing.publish(tx, caller, form))
          .catch((error: unknown) => {
            if (error instanceof AppError) return error;
            throw error;
          }),
      );
    return made;
  });

const aKey = (kind: string): string => `u/00/${randomBytes(16).toString('hex')}.${kind}`;

const picture = async (ownerId: number): Promise<{ id: number; shown: string }> => {
  const id = await aFile(api.db, ownerId);
  const { rows } = await owner.query<{ key: string }>('SELECT key FROM file WHERE id = $1', [id]);
  return { id, shown: `<p><img src="/files/${rows[0]?.key}"></p>` };
};

describe('many forms at once', () => {
  it('become what they become one by one: goods, files, submissions, events, audit lines and refusals', async () => {
    const own = await picture(seller.accountId);
    const foreign = await picture(await anAccount(api.db));
    const video = await aFile(api.db, seller.accountId, {
      kind: 'video',
      width: null,
      height: null,
      mime: 'video/mp4',
      key: aKey('mp4'),
    });
    const document = await aFile(api.db, seller.accountId, {
      kind: 'file',
      width: null,
      height: null,
      mime: 'application/pdf',
      key: aKey('pdf'),
    });
    const many = await Promise.all(Array.from({ length: 30 }, () => aFile(api.db, seller.accountId)));
    const forms = await Promise.all(
      [
        {},
        { images: [own.id, many[0] ?? 0, own.id], video, attachments: [{ file_id: document, kind: 1 }] },
        { quantity: 0, price: '0', goods_name_e: '' },
        { content_e: `${own.shown}<b>Serviced</b>`, content_j: own.shown },
        { images: [foreign.id] },
        { content_c: foreign.shown },
        { images: many },
        { category_id: 9_999_999 },
        { video: document },
        {
          specifications: [
            { label: { c: '重量', e: 'Weight', j: '重量' }, value: { c: '1', e: '1 kg', j: '1' } },
          ],
          accessories: [{ c: '线', e: 'Cable', j: '線' }],
          up_at: '2031-03-01T00:30:00.000Z',
          serial_number: 'SN 1',
          quantity: 1,
          freight: '1200',
          origin: 'DE',
        },
        { sale_type: 2, quantity: 1 },
      ].map((changes) => aForm(api, seller, changes)),
    );
    const single = await outcomesOf(await oneByOne(forms));
    const together = await api.db.transaction((tx) => publishing.publishEach(tx, caller, forms));
    const refusals = together.map((one) => (one instanceof AppError ? one.id : 'made'));
    expect(refusals).toEqual([
      'made',
      'made',
      'VALIDATION',
      'made',
      'FILE_UNKNOWN',
      'FILE_UNKNOWN',
      'FILE_COUNT',
      'VALIDATION',
      'FILE_UNKNOWN',
      'made',
      'made',
    ]);
    expect(await outcomesOf(together)).toEqual(single);
    expect(single[1]).toMatchObject({
      events: ['goods.submitted'],
      is_named: true,
      submitted: expect.any(Array),
    });
    const { rows } = await owner.query('SELECT id FROM file WHERE id = ANY ($1) AND claimed_at IS NOT NULL', [
      [foreign.id, ...many.slice(1)],
    ]);
    expect(rows).toEqual([]);
  });

  it('are imported except those that the database refuses, whatever else is in the batch', async () => {
    const mark = uniqueText();
    await aFile(api.db, seller.accountId, { name: `${mark}.jpg` });
    const { category_id, brand_id } = await aForm(api, seller);
    const nameOf = async (table: string, id: number | null | undefined) =>
      (await owner.query<{ name_e: string }>(`SELECT name_e FROM ${table} WHERE id = $1`, [id])).rows[0]
        ?.name_e ?? '';
    const [category, brand] = [await nameOf('category', category_id), await nameOf('brand', brand_id)];
    const titles = [
      'reference',
      'goods_name_e',
      'category',
      'brand',
      'goods_code',
      'condition',
      'sale_type',
      'price',
      'currency',
      'quantity',
      'shipping_time',
      'pay_types',
      'ships_from',
      'images',
    ];
    const refused = new Set([0, 41, 42, 99, 119]);
    const rows = Array.from({ length: 120 }, (_, i) => [
      `${mark}-${i}`,
      `Lamp ${i}`,
      category,
      brand,
      refused.has(i) ? 'REFUSED' : `M-${i}`,
      1,
      3,
      1_000 + i,
      'JPY',
      1,
      2,
      '1; 2',
      'JP',
      `${mark}.jpg`,
    ]);
    const sheet = await upload(
      api,
      uploadImport,
      { bytes: await aWorkbook([titles, ...rows]), name: 'goods.xlsx' },
      seller,
    );
    expect(sheet).toMatchObject({ complete_count: 120 });
    expect(await api.ok(runImport, { id: sheet.id, mode: 1 }, { as: seller })).toMatchObject({
      status: 30,
      submitted_count: 115,
      refused_count: 5,
    });
    const { rows: outcomes } = await owner.query<{
      place: number;
      error: string | null;
      model: string | null;
      price: number;
    }>(
      `SELECT r.row_no - 2 AS place, r.error, g.model, g.price::int FROM goods_import_row r LEFT JOIN goods g ON g.id = r.goods_id
       WHERE r.import_id = $1 ORDER BY r.row_no`,
      [sheet.id],
    );
    expect(outcomes).toEqual(
      rows.map((_, i) =>
        refused.has(i)
          ? { place: i, error: 'STATE_CONFLICT', model: null, price: null }
          : { place: i, error: null, model: `M-${i}`, price: 1_000 + i },
      ),
    );
    const shown = await api.ok(importRowList, { id: sheet.id, limit: 40 }, { as: seller, language: 'en' });
    expect(shown.data[0]).toMatchObject({ error: 'STATE_CONFLICT', msg: expect.stringContaining(' ') });
    const { rows: keys } = await owner.query(
      'SELECT count(*)::int AS kept FROM goods_import_key WHERE company_id = $1 AND goods_id IS NOT NULL',
      [seller.companyId],
    );
    expect(keys).toEqual([{ kept: 115 }]);
  });
});
