import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import {
  addDraftProducts,
  addGoods,
  draftProductsDetail,
  updateDraftProducts,
  updateGoods,
} from '@fovea/shared-types/goods/publishing.calls';
import { aFile } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import type { Seller } from '../../support/people.js';
import {
  aForm,
  anApprover,
  aPublisher,
  decideGoods,
  goodsAs,
  listedGoods,
  SELLER_PERMISSIONS,
} from '../../support/publishing.js';

let api: TestApi;
let seller: Seller;
let approver: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aPublisher(api, [...SELLER_PERMISSIONS, 'goods:draft:list', 'goods:draft:edit']);
  approver = await anApprover(api);
});
afterAll(() => api?.stop());

/** Texts of a hostile seller, each with a word by which it is found again. */
const HOSTILE = [
  '<script>steal()</script>',
  '<img src=x onerror=steal()>',
  '<img src="https://evil.example/steal.gif">',
  '<img src="data:image/svg+xml;base64,c3RlYWw=">',
  '<p onclick="steal()" style="position:fixed;background:url(https://evil.example/steal)">kept</p>',
  '<style>body{display:none}/*steal*/</style>',
  '<iframe src="https://evil.example/steal"></iframe>',
  '<a href="javascript:steal()">a</a><a href="data:text/html,steal">b</a><a href="vbscript:steal()">c</a>',
  '<svg onload="steal()"><a xlink:href="javascript:steal()"><text>d</text></a></svg>',
  '<math><mi xlink:href="data:x,steal">e</mi></math>',
  '<form action="https://evil.example/steal"><input autofocus onfocus="steal()"></form>',
].join('');
const DANGEROUS =
  /steal|evil\.example|<(?:script|iframe|svg|style|math|form|input|img)|javascript:|data:|vbscript:|\son\w+=|position|url\(/i;
const texts = () => ({
  content_c: `<p>甲</p>${HOSTILE}`,
  content_e: `<p>one</p>${HOSTILE}`,
  content_j: HOSTILE,
});

/** Each of three texts kept its words and nothing that runs, loads or hides. */
function expectHarmless(
  form: { content_c?: string; content_e?: string; content_j?: string } | undefined,
): void {
  for (const text of [form?.content_c, form?.content_e, form?.content_j]) {
    expect(text).toContain('<p>kept</p>');
    expect(text).not.toMatch(DANGEROUS);
  }
}
/** The stored row, without the mapper that cleans once more. */
const stored = async (
  table: 'goods_submission' | 'draft_product',
  where: string,
  id: number,
): Promise<object> => {
  const { rows } = await api.db.query<{ form: object }>(
    `SELECT form FROM ${table} WHERE ${where} = $1 ORDER BY id DESC LIMIT 1`,
    [id],
  );
  return rows[0]?.form ?? {};
};
const storedGoods = async (id: number): Promise<object | undefined> =>
  (
    await api.db.query<Record<string, string>>(
      'SELECT content_c, content_e, content_j FROM goods WHERE id = $1',
      [id],
    )
  ).rows[0];

describe('hostile rich text', () => {
  it('is gone from a draft, from what waits for its review, and from the shop', async () => {
    const draft = await api.ok(addDraftProducts, texts(), { as: seller });
    expectHarmless(await stored('draft_product', 'id', draft.id));
    await api.ok(updateDraftProducts, { ...draft, ...texts() }, { as: seller });
    expectHarmless((await api.ok(draftProductsDetail, { id: draft.id }, { as: seller })).form);

    const { id } = await api.ok(addGoods, await aForm(api, seller, texts()), { as: seller });
    expectHarmless(await storedGoods(id));
    expectHarmless(await stored('goods_submission', 'goods_id', id));
    expectHarmless((await goodsAs(api, approver, id)).pending?.form);
    await decideGoods(api, approver, id);
    for (const language of ['zh', 'en', 'ja'] as const)
      expect((await api.ok(goodsDetail, { id }, { language })).content).not.toMatch(DANGEROUS);
  });

  it('is gone from both sides of a change that is reviewed', async () => {
    const id = await listedGoods(api, seller, {
      content_c: '<p>kept</p>',
      content_e: '<p>kept</p>',
      content_j: '<p>kept</p>',
    });
    await api.ok(updateGoods, { id, ...texts() }, { as: seller });
    expectHarmless(await stored('goods_submission', 'goods_id', id));
    const { pending } = await goodsAs(api, approver, id);
    expectHarmless(pending?.form);
    expectHarmless(pending?.published ?? undefined);
    await decideGoods(api, approver, id);
    expectHarmless(await storedGoods(id));
  });

  it('that was stored before the rules grew stricter is not served', async () => {
    const id = await listedGoods(api, seller);
    const { content_c, content_e, content_j } = texts();
    await api.db.query('UPDATE goods SET content_c = $2, content_e = $3, content_j = $4 WHERE id = $1', [
      id,
      content_c,
      content_e,
      content_j,
    ]);
    await api.db.query(
      `INSERT INTO goods_submission (goods_id, submitted_by, form, published)
       SELECT goods_id, submitted_by, form || $2, form || $2 FROM goods_submission WHERE goods_id = $1`,
      [id, JSON.stringify(texts())],
    );
    const detail = await goodsAs(api, approver, id);
    for (const form of [detail.form, detail.pending?.form, detail.pending?.published ?? undefined])
      expectHarmless(form);
    for (const language of ['zh', 'en', 'ja'] as const)
      expect((await api.ok(goodsDetail, { id }, { language })).content).not.toMatch(DANGEROUS);
  });

  it('is plain words in every other field', async () => {
    const tag = '<img src=x onerror=steal()>';
    const id = await listedGoods(api, seller, {
      goods_name_e: `Camera ${tag}`,
      condition_note_e: tag,
      specifications: [{ label: { c: '', e: tag, j: '' }, value: { c: '', e: tag, j: '' } }],
      accessories: [{ c: '', e: tag, j: '' }],
    });
    expect(await api.ok(goodsDetail, { id }, { language: 'en' })).toMatchObject({
      goods_name: `Camera ${tag}`,
      condition_note: tag,
      specifications: [{ label: tag, value: tag }],
      accessories: [tag],
    });
  });

  it('shows no picture that another person has not made public', async () => {
    const own = await aFile(api.db, seller.accountId);
    const foreign = await aFile(api.db, approver.accountId);
    const keyOf = async (id: number): Promise<string> =>
      (await api.db.query<{ key: string }>('SELECT key FROM file WHERE id = $1', [id])).rows[0]?.key ?? '';
    const showing = async (id: number) =>
      aForm(api, seller, { content_e: `<p>kept</p><img src="/files/${await keyOf(id)}" onload="steal()">` });
    expect((await api.refused(addGoods, await showing(foreign), { as: seller })).error).toBe('FILE_UNKNOWN');
    const { id } = await api.ok(addGoods, await showing(own), { as: seller });
    expect((await goodsAs(api, seller, id)).form.content_e).toBe(
      `<p>kept</p><img src="/files/${await keyOf(own)}" />`,
    );
  });
});
