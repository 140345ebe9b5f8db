import {
  addWarehouseChecks,
  cancelWarehouseChecks,
  confirmWarehouseChecks,
  recountWarehouseChecks,
  updateWarehouseChecks,
  warehouseChecksDetail,
  warehouseChecksParams,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import type { CountEntry, UpdateCountRequest } from '@fovea/shared-types/warehouse/stock-count.dto';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import fc from 'fast-check';
import pg from 'pg';
import { stockChecks } from '../../../server/src/invariants/stock.checks.js';
import { stockDocumentChecks } from '../../../server/src/invariants/stock-document.checks.js';
import { CountJobs } from '../../../server/src/warehouse/counts/count.jobs.js';
import { onServer } from '../../../scripts/lib/test-postgres.mjs';
import { aBin } from '../../fixtures/places.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anItem } from '../../fixtures/stock-rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import {
  begun,
  closed,
  counted,
  type CountingRoom,
  entered,
  lineOf,
  scanned,
  withCounters,
} from '../../support/counting.js';
import { eventually } from '../../support/eventually.js';
import { aStaff } from '../../support/people.js';
import { untilWaiting } from '../../support/waiting.js';
import { aStaffedStockroom, anItemInStock, reviewError, sentIn, sentOut } from '../../support/stock.js';

let api: TestApi;
let room: CountingRoom;
beforeAll(async () => {
  api = await startApi();
});
/** A warehouse of its own for each: an open count holds it. */
beforeEach(async () => {
  room = await withCounters(api, await aStaffedStockroom(api));
});
afterAll(() => api?.stop());
afterEach(async () => {
  for (const check of [...stockChecks, ...stockDocumentChecks])
    expect([check.what, (await check.run(api.db)).violations]).toEqual([check.what, []]);
});

const onHand = async (product_id: number): Promise<number> => {
  const { data } = await api.ok(stock.calls.list, { product_id }, { as: room.clerk });
  return data.reduce((sum, row) => sum + row.ware_house_product_good_number, 0);
};
const refusalOf = async (path: string, request: object, as = room.counter): Promise<string | null> =>
  (await api.envelope(path, request, { as })).error ?? null;
const confirm = (id: number) => api.ok(confirmWarehouseChecks, { id }, { as: room.checker });
/** The statements of the transaction that contains such a one; the server runs others meanwhile. */
function transactionOf(
  { calls, contexts }: { calls: unknown[][]; contexts: unknown[] },
  like: RegExp,
): string[] {
  const statements = calls.map(([query], at) => ({
    client: contexts[at],
    text: typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''),
  }));
  const client = statements.find(({ text }) => like.test(text))?.client;
  const own = statements.filter((one) => one.client === client).map(({ text }) => text);
  const at = own.findIndex((text) => like.test(text));
  return own.slice(own.lastIndexOf('BEGIN', at), own.indexOf('COMMIT', at));
}
const approveAll = async (ids: readonly number[]) => {
  for (const id of ids) expect(await reviewError(api, room, id)).toBeNull();
};
/** Pieces of an item, in a bin. */
const pieces = async (numbers: readonly string[], bin_id?: number): Promise<number> => {
  const product_id = await anItem(api.db, room.companyId, 1);
  const lines = numbers.map((serial_number) => ({
    product_id,
    good_number: 1,
    serial_number,
    unit_cost: '900',
    ...(bin_id !== undefined && { bin_id }),
  }));
  expect(await reviewError(api, room, await sentIn(api, room, lines))).toBeNull();
  return product_id;
};
const inBin = (code: string) =>
  aBin(api.db, null, { warehouse_id: room.warehouseId, code, location: 'North' });

describe('a count', () => {
  it('is blind: the recorded quantity of a line is shown once it is counted', async () => {
    const product = await anItemInStock(api, room, 918_273);
    const id = await begun(api, room, {});
    const before = await counted(api, room, id);
    expect(before).toMatchObject({ status: 0, line_count: 1, closed_count: 0, differing_count: 0 });
    expect(JSON.stringify(before.lines)).not.toContain('918273');
    expect(before.lines).toMatchObject([
      { product_id: product, counted: null, expected: null, difference: null, moved: null, is_closed: 0 },
    ]);
    const { goods_code } = before.lines[0] ?? {};
    const one = await entered(api, room, id, [{ code: goods_code ?? '' }]);
    expect(one.results).toMatchObject([{ kind: 'counted', line: 1, counted: 1 }]);
    expect(await lineOf(api, room, id, product)).toMatchObject({
      counted: 1,
      expected: null,
      difference: null,
    });
    await api.ok(updateWarehouseChecks, { id, close: [1] }, { as: room.counter });
    const { username } = (await counted(api, room, id)).counters[0] ?? {};
    expect(await lineOf(api, room, id, product)).toMatchObject({
      counted: 1,
      expected: 918_273,
      difference: -918_272,
      moved: 0,
      counted_by: username,
    });
    // A counted line is counted anew only on request.
    expect(await scanned(api, room, id, goods_code ?? '')).toMatchObject({ kind: 'closed' });
    const [row] = (await api.ok(stockCount.calls.list, { id }, { as: room.counter })).data;
    expect(row).toMatchObject({ closed_count: 1, differing_count: 1, difference: -918_272, scope: 0 });
  });

  it('of an untouched warehouse has no difference, and makes no document', async () => {
    await anItemInStock(api, room, 3);
    await pieces([`A-${uniqueText()}`, `B-${uniqueText()}`]);
    const id = await begun(api, room, {});
    for (const { line, tracking } of (await counted(api, room, id)).lines)
      if (tracking === 0) await entered(api, room, id, [{ line, quantity: 3 }]);
    const { rows } = await api.db.query<{ serial_number: string }>(
      'SELECT u.serial_number FROM serial_unit u JOIN stock s ON s.id = u.stock_id WHERE s.warehouse_id = $1',
      [room.warehouseId],
    );
    for (const { serial_number } of rows)
      expect(await scanned(api, room, id, serial_number)).toMatchObject({ kind: 'counted' });
    expect(await closed(api, room, id)).toMatchObject({ line_count: 2, closed_count: 2, differing_count: 0 });
    expect((await confirm(id)).document_ids).toEqual([]);
  });

  it('makes documents of what differs, and stock moves once they are approved', async () => {
    const more = await anItemInStock(api, room, 5, '300');
    const less = await anItemInStock(api, room, 5);
    const gone = await anItemInStock(api, room, 2);
    const id = await begun(api, room, { remark: 'Year end' });
    await entered(api, room, id, [
      { product_id: more, quantity: 8 },
      { product_id: less, quantity: 1 },
    ]);
    expect(await closed(api, room, id)).toMatchObject({ closed_count: 3, differing_count: 3 });
    const { status, document_ids } = await confirm(id);
    expect([status, document_ids.length]).toEqual([1, 2]);
    const { documents } = await counted(api, room, id);
    expect(documents).toMatchObject([
      { type: 11, good_number: 3, audit_status: 0 },
      { type: 26, good_number: 6, audit_status: 0 },
    ]);
    expect([await onHand(more), await onHand(less), await onHand(gone)]).toEqual([5, 5, 2]);
    await approveAll(document_ids);
    expect([await onHand(more), await onHand(less), await onHand(gone)]).toEqual([8, 1, 0]);
    const { rows } = await api.db.query<{ kind: number; value: number }>(
      'SELECT kind, value_amount AS value FROM stock_document WHERE id = $1',
      [document_ids[0] ?? 0],
    );
    expect(rows).toEqual([{ kind: 7, value: 900 }]);
  });

  it('knows pieces: missing, found again, belonging elsewhere and unknown ones', async () => {
    const [a, b, c] = [`A-${uniqueText()}`, `B-${uniqueText()}`, `C-${uniqueText()}`];
    const product = await pieces([a, b, c]);
    const out = await sentOut(api, room, [{ product_id: product, good_number: 1, serial_number: c }]);
    expect(await reviewError(api, room, out)).toBeNull();
    const id = await begun(api, room, {});
    expect(await scanned(api, room, id, ` ${a.toLowerCase()} `)).toMatchObject({
      kind: 'counted',
      counted: 1,
    });
    expect(await scanned(api, room, id, a)).toMatchObject({ kind: 'again' });
    // It was sold, and is here all the same.
    expect(await scanned(api, room, id, c)).toMatchObject({ kind: 'found', counted: 2 });
    const unknown = `X-${uniqueText()}`;
    expect(await scanned(api, room, id, unknown)).toMatchObject({ kind: 'unknown', line: null });
    const named = `Y-${uniqueText()}`;
    expect(await scanned(api, room, id, named, { product_id: product })).toMatchObject({ kind: 'found' });
    await closed(api, room, id);
    expect(await lineOf(api, room, id, product)).toMatchObject({
      expected: 2,
      counted: 3,
      missing: [b],
      found: [c, named],
    });
    const { notes } = await counted(api, room, id);
    expect(notes).toMatchObject([{ serial_number: unknown, is_known: 0, goods_name: null }]);
    await approveAll((await confirm(id)).document_ids);
    const { rows } = await api.db.query<{ serial_number: string; cost: number }>(
      'SELECT serial_number, cost_amount AS cost FROM serial_unit WHERE product_id = $1 AND place = 1 ORDER BY id',
      [product],
    );
    expect(rows.map(({ serial_number }) => serial_number)).toEqual([a, c, named]);
    expect(rows.every(({ cost }) => cost === 900)).toBe(true);
  });

  it('of some bins knows nothing of the others, and no other count has them meanwhile', async () => {
    const [one, two] = [await inBin('N-01'), await inBin('N-02')];
    const [a, b] = [`A-${uniqueText()}`, `B-${uniqueText()}`];
    await pieces([a], one);
    await pieces([b], two);
    const id = await begun(api, room, { scope: 2, bin_ids: [one] });
    expect((await counted(api, room, id)).bins).toEqual([{ id: one, code: 'N-01' }]);
    const again = { ware_house_id: room.warehouseId, scope: 1, location: 'North' };
    expect(await refusalOf(addWarehouseChecks.path, again)).toBe('COUNT_OVERLAPS');
    expect(await refusalOf(addWarehouseChecks.path, { ...again, scope: 0 })).toBe('COUNT_OVERLAPS');
    await begun(api, room, { scope: 2, bin_ids: [two] });
    expect(await scanned(api, room, id, b)).toMatchObject({ kind: 'elsewhere' });
    expect(await scanned(api, room, id, a, { bin_id: two })).toMatchObject({ kind: 'outside' });
    expect((await counted(api, room, id)).notes).toMatchObject([{ is_known: 1, bin_code: 'N-02' }]);
    await api.ok(cancelWarehouseChecks, { id, reason: 'Wrong zone' }, { as: room.checker });
    expect(await counted(api, room, id)).toMatchObject({ status: 9, reason: 'Wrong zone' });
    await begun(api, room, { scope: 2, bin_ids: [one] });
  });

  it('has one among many who begin it at once', async () => {
    await anItemInStock(api, room, 1);
    const requested = { ware_house_id: room.warehouseId, scope: 0 };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => api.envelope(addWarehouseChecks.path, requested, { as: room.counter })),
    );
    expect(answers.map(({ code, error }) => (code === 200 ? 'ok' : error)).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'COUNT_OVERLAPS'),
      'ok',
    ]);
  });

  it('holds what moves meanwhile against the moment of counting', async () => {
    const early = await anItemInStock(api, room, 10);
    const late = await anItemInStock(api, room, 10);
    const torn = await anItemInStock(api, room, 10);
    const id = await begun(api, room, {});
    const out = (product_id: number, good_number: number) =>
      sentOut(api, room, [{ product_id, good_number }]).then((document) => reviewError(api, room, document));
    await entered(api, room, id, [{ product_id: early, quantity: 10 }]);
    await out(early, 4);
    await out(late, 4);
    await entered(api, room, id, [{ product_id: late, quantity: 5 }]);
    // Some are scanned, then stock of the line moves: who scans on begins it anew.
    const { goods_code } = await lineOf(api, room, id, torn);
    await entered(api, room, id, [{ code: goods_code ?? '', quantity: 6 }]);
    await out(torn, 2);
    expect(await scanned(api, room, id, goods_code ?? '')).toMatchObject({ kind: 'moved', counted: null });
    await entered(api, room, id, [{ code: goods_code ?? '', quantity: 8 }]);
    await closed(api, room, id);
    expect(await lineOf(api, room, id, early)).toMatchObject({ expected: 10, difference: 0, moved: 0 });
    expect(await lineOf(api, room, id, late)).toMatchObject({ expected: 6, difference: -1, moved: -4 });
    expect(await lineOf(api, room, id, torn)).toMatchObject({ expected: 8, difference: 0 });
    await out(late, 2);
    await approveAll((await confirm(id)).document_ids);
    expect([await onHand(early), await onHand(late), await onHand(torn)]).toEqual([6, 3, 8]);
  });

  it('does not miss pieces that left or came after they were counted', async () => {
    const [a, b, c] = [`A-${uniqueText()}`, `B-${uniqueText()}`, `C-${uniqueText()}`];
    const product = await pieces([a, b]);
    const id = await begun(api, room, {});
    await scanned(api, room, id, a);
    await scanned(api, room, id, b);
    const out = await sentOut(api, room, [{ product_id: product, good_number: 1, serial_number: a }]);
    await reviewError(api, room, out);
    const into = [{ product_id: product, good_number: 1, serial_number: c, unit_cost: '900' }];
    await reviewError(api, room, await sentIn(api, room, into));
    await closed(api, room, id);
    expect(await lineOf(api, room, id, product)).toMatchObject({
      expected: 1,
      counted: 1,
      missing: [],
      found: [],
    });
  });

  it('is counted anew by somebody else where it differs, blind again', async () => {
    const product = await anItemInStock(api, room, 4);
    const id = await begun(api, room, {});
    await entered(api, room, id, [{ product_id: product, quantity: 3 }]);
    expect(await refusalOf(recountWarehouseChecks.path, { id })).toBe('FORBIDDEN');
    expect(await api.ok(recountWarehouseChecks, { id }, { as: room.checker })).toEqual({ id, count: 1 });
    expect(await lineOf(api, room, id, product)).toMatchObject({
      round: 2,
      counted: null,
      expected: null,
      previous_counted: null,
    });
    expect(await refusalOf(confirmWarehouseChecks.path, { id }, room.checker)).toBe('COUNT_UNFINISHED');
    const again = [{ product_id: product, quantity: 4 }];
    expect((await entered(api, room, id, again)).results).toMatchObject([{ kind: 'other_person' }]);
    expect((await closed(api, room, id)).results).toMatchObject([{ kind: 'other_person', line: 1 }]);
    expect((await entered(api, room, id, again, room.other)).results).toMatchObject([{ kind: 'counted' }]);
    expect(await lineOf(api, room, id, product)).toMatchObject({ difference: 0, previous_counted: 3 });
    expect((await counted(api, room, id)).counters).toHaveLength(2);
    expect((await confirm(id)).document_ids).toEqual([]);
  });

  it('is not confirmed by who counted what differs, nor below what is promised', async () => {
    const product = await anItemInStock(api, room, 4);
    const both = await aStaff(
      api,
      ['warehouse:count:list', 'warehouse:count:update', 'warehouse:count:confirm'],
      room.companyId,
    );
    const id = await begun(api, room, {});
    await sentOut(api, room, [{ product_id: product, good_number: 3 }]);
    await entered(api, room, id, [{ product_id: product, quantity: 2 }], both);
    expect(await refusalOf(confirmWarehouseChecks.path, { id }, both)).toBe('COUNT_OWN');
    const refused = await api.refused(confirmWarehouseChecks, { id }, { as: room.checker });
    expect(refused.error).toBe('COUNT_RESERVED');
    expect(refused.msg).toContain('× 1');
    expect((await counted(api, room, id)).status).toBe(0);
    const request = { id, keep_reserved: 1 };
    const { document_ids, kept } = await api.ok(confirmWarehouseChecks, request, { as: room.checker });
    expect([document_ids.length, kept]).toEqual([1, 1]);
    expect(await lineOf(api, room, id, product)).toMatchObject({ difference: -2, kept: 1 });
    const { rows } = await api.db.query(
      'SELECT type, quantity FROM stock_document WHERE id = ANY ($1::bigint[])',
      [document_ids],
    );
    expect(rows).toEqual([{ type: 26, quantity: 1 }]);
  });

  it('leaves a missing piece that is reserved as it is recorded, by its number', async () => {
    const product = await anItem(api.db, room.companyId, 1);
    const [promised, gone, here] = ['P', 'G', 'H'].map((mark) => `${mark}-${uniqueText()}`);
    const lines = [promised, gone, here].map((serial_number) => ({
      product_id: product,
      good_number: 1,
      serial_number: serial_number ?? '',
      unit_cost: '10',
    }));
    expect(await reviewError(api, room, await sentIn(api, room, lines))).toBeNull();
    const id = await begun(api, room, {});
    await sentOut(api, room, [{ product_id: product, good_number: 1, serial_number: promised ?? '' }]);
    await entered(api, room, id, [{ code: here ?? '' }]);
    await closed(api, room, id);
    const refused = await api.refused(confirmWarehouseChecks, { id }, { as: room.checker });
    expect([refused.error, refused.msg.includes(promised ?? '-'), refused.msg.includes(gone ?? '-')]).toEqual(
      ['COUNT_RESERVED', true, false],
    );
    const request = { id, keep_reserved: 1 };
    const { document_ids } = await api.ok(confirmWarehouseChecks, request, { as: room.checker });
    const { rows } = await api.db.query<{ serial_number: string }>(
      'SELECT serial_number FROM stock_document_line WHERE document_id = ANY ($1::bigint[])',
      [document_ids],
    );
    expect(rows.map(({ serial_number }) => serial_number)).toEqual([gone]);
    expect(await lineOf(api, room, id, product)).toMatchObject({
      missing: [gone],
      reserved: [promised],
      kept: 1,
    });
  });

  it('is corrected by who mistyped a line, while it is open, and by nobody else', async () => {
    const product = await anItemInStock(api, room, 12);
    const id = await begun(api, room, {});
    await entered(api, room, id, [{ product_id: product, quantity: 21 }]);
    const { line } = await lineOf(api, room, id, product);
    const restart = { id, restart: [line] };
    expect(await lineOf(api, room, id, product, room.other)).toMatchObject({ is_own: 0 });
    expect((await api.ok(updateWarehouseChecks, restart, { as: room.other })).results).toMatchObject([
      { kind: 'other_person', line },
    ]);
    expect(await lineOf(api, room, id, product)).toMatchObject({ is_own: 1, is_closed: 1, counted: 21 });
    expect((await api.ok(updateWarehouseChecks, restart, { as: room.counter })).results).toEqual([]);
    expect(await lineOf(api, room, id, product)).toMatchObject({
      is_closed: 0,
      counted: null,
      expected: null,
      round: 1,
      corrected_from: 21,
    });
    await entered(api, room, id, [{ line, quantity: 12 }]);
    expect(await lineOf(api, room, id, product)).toMatchObject({ difference: 0, corrected_from: 21 });
    expect((await confirm(id)).document_ids).toEqual([]);
    expect(await refusalOf(updateWarehouseChecks.path, restart)).toBe('STATE_CONFLICT');
  });

  it('forgets a number of a piece that was mistyped', async () => {
    const product = await anItem(api.db, room.companyId, 1);
    const serial_number = `SN-${uniqueText()}`;
    const received = [{ product_id: product, good_number: 1, serial_number, unit_cost: '10' }];
    expect(await reviewError(api, room, await sentIn(api, room, received))).toBeNull();
    const id = await begun(api, room, {});
    await entered(api, room, id, [{ code: `${serial_number}X`, product_id: product }]);
    await closed(api, room, id);
    const { line, found, missing } = await lineOf(api, room, id, product);
    expect([found, missing]).toEqual([[`${serial_number}X`], [serial_number]]);
    await api.ok(updateWarehouseChecks, { id, restart: [line] }, { as: room.counter });
    await entered(api, room, id, [{ code: serial_number }]);
    await closed(api, room, id);
    expect(await lineOf(api, room, id, product)).toMatchObject({ difference: 0, found: [], missing: [] });
  });

  it('shows the lines of a page in place, whatever became of them, and how many are empty', async () => {
    const products = [await anItemInStock(api, room, 4), await anItemInStock(api, room, 2)];
    const id = await begun(api, room, {});
    const of = await Promise.all(products.map(async (one) => (await lineOf(api, room, id, one)).line));
    expect(await counted(api, room, id)).toMatchObject({ zero_count: 0 });
    await entered(api, room, id, [{ line: of[0], quantity: 0 }]);
    const { lines, untouched_count, zero_count, line_count } = await api.ok(
      warehouseChecksDetail,
      { id, lines: of },
      { as: room.counter },
    );
    expect(lines.map(({ line, is_closed }) => [line, is_closed])).toEqual([
      [of[0], 1],
      [of[1], 0],
    ]);
    expect([untouched_count, zero_count]).toEqual([line_count - 1, 1]);
  });

  /** A receipt of three of a pile and one piece is approved while a count of them waits for it. */
  async function receivedMeanwhile(pieces: number) {
    const pile = await anItemInStock(api, room, 2);
    const product_id = await anItem(api.db, room.companyId, 1);
    for (let at = 0; at < pieces; at += 1) {
      const piece = { product_id, good_number: 1, serial_number: `SN-${uniqueText()}`, unit_cost: '10' };
      expect(await reviewError(api, room, await sentIn(api, room, [piece]))).toBeNull();
    }
    const serial_number = `SN-${uniqueText()}`;
    const receipt = await sentIn(api, room, [
      { product_id: pile, good_number: 3, unit_cost: '10' },
      { product_id, good_number: 1, serial_number, unit_cost: '10' },
    ]);
    const id = await begun(api, room, {});
    const beside = (counting: Omit<UpdateCountRequest, 'id'>) =>
      api.db.transaction(async (tx) => {
        await tx.query('SELECT FROM stock WHERE warehouse_id = $1 AND product_id = $2 FOR UPDATE', [
          room.warehouseId,
          pile,
        ]);
        // The approval is the first to get the stock, the count the second.
        const first = reviewError(api, room, receipt);
        await untilWaiting(api.db, 1);
        const second = api.ok(updateWarehouseChecks, { id, ...counting }, { as: room.counter });
        await untilWaiting(api.db, 2);
        return { approval: first, entry: second };
      });
    return { id, pile, product_id, serial_number, beside };
  }

  it('compares what is entered and what is closed with it with the stock of one moment', async () => {
    const { id, pile, serial_number, beside } = await receivedMeanwhile(0);
    const { approval, entry } = await beside({ lines: [{ code: serial_number }], close_all: 1 });
    expect(await approval).toBeNull();
    // Before the receipt, or after it: not the piece before and the pile after.
    expect((await entry).results).toMatchObject([{ kind: 'counted', serial_number }]);
    expect(await lineOf(api, room, id, pile)).toMatchObject({ expected: 5, counted: 0 });
  });

  it('counts a piece that came while it waited on the line of its product', async () => {
    const { id, pile, product_id, serial_number, beside } = await receivedMeanwhile(1);
    const lines = [{ product_id: pile, quantity: 5 }, { code: serial_number }];
    const { approval, entry } = await beside({ lines });
    expect(await approval).toBeNull();
    expect((await entry).results).toMatchObject([{ kind: 'counted' }, { kind: 'counted', serial_number }]);
    expect(await lineOf(api, room, id, pile)).toMatchObject({ expected: 5, difference: 0 });
    expect(await lineOf(api, room, id, product_id)).toMatchObject({ counted: 1 });
  });

  it('is confirmed by one of many concurrent requests, and once by its key', async () => {
    const product = await anItemInStock(api, room, 4);
    const id = await begun(api, room, {});
    await entered(api, room, id, [{ product_id: product, quantity: 1 }]);
    const request_id = uniqueText();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () =>
        api.envelope(confirmWarehouseChecks.path, { id }, { as: room.checker }),
      ),
      ...Array.from({ length: 3 }, () =>
        api.envelope(confirmWarehouseChecks.path, { id, request_id }, { as: room.checker }),
      ),
    ]);
    const outcomes = new Set(answers.map(({ code, error }) => (code === 200 ? 'ok' : error)));
    expect([...outcomes].sort()).toEqual(['STATE_CONFLICT', 'ok']);
    expect((await counted(api, room, id)).documents).toHaveLength(1);
    expect(await refusalOf(updateWarehouseChecks.path, { id, close_all: 1 })).toBe('STATE_CONFLICT');
    expect(await refusalOf(cancelWarehouseChecks.path, { id, reason: 'x' }, room.checker)).toBe(
      'STATE_CONFLICT',
    );
  });

  it('counts a scan once however often it is sent', async () => {
    const product = await anItemInStock(api, room, 4);
    const id = await begun(api, room, {});
    const { goods_code } = await lineOf(api, room, id, product);
    const request = { id, lines: [{ code: goods_code ?? '' }], request_id: uniqueText() };
    for (let at = 0; at < 3; at += 1) await api.ok(updateWarehouseChecks, request, { as: room.counter });
    expect(await lineOf(api, room, id, product)).toMatchObject({ counted: 1 });
  });

  it('finds lots and bins, and requires a choice where there are several', async () => {
    const bin_id = await inBin('N-07');
    const product_id = await anItem(api.db, room.companyId, 2);
    const of = (lot_number: string, good_number: number, more: object = {}) => ({
      product_id,
      good_number,
      lot_number,
      unit_cost: '10',
      ...more,
    });
    const lines = [of('L1', 2), of('L2', 3, { bin_id }), of('L2', 1, { expires_on: '2027-01-31' })];
    await reviewError(api, room, await sentIn(api, room, lines));
    const id = await begun(api, room, {});
    const { goods_code } = await lineOf(api, room, id, product_id);
    const code = goods_code ?? '';
    expect(await scanned(api, room, id, code)).toMatchObject({ kind: 'which' });
    expect(await scanned(api, room, id, code, { lot_number: 'L2' })).toMatchObject({ kind: 'which' });
    expect(await scanned(api, room, id, code, { bin_id })).toMatchObject({
      kind: 'counted',
      bin_code: 'N-07',
    });
    expect(await scanned(api, room, id, code, { lot_number: 'L9' })).toMatchObject({
      kind: 'counted',
      counted: 1,
    });
    await closed(api, room, id);
    expect(await counted(api, room, id)).toMatchObject({ line_count: 4, differing_count: 4 });
    await approveAll((await confirm(id)).document_ids);
    const { rows } = await api.db.query<{ lot: string; on_hand: number }>(
      `SELECT p.lot_number AS lot, p.on_hand FROM stock_part p JOIN stock s ON s.id = p.stock_id
       WHERE s.product_id = $1 AND p.on_hand > 0 ORDER BY lot`,
      [product_id],
    );
    expect(rows).toEqual([
      { lot: 'L2', on_hand: 1 },
      { lot: 'L9', on_hand: 1 },
    ]);
  });

  it('makes as many queries for a hundred entries as for one of each kind', async () => {
    const pile = await anItemInStock(api, room, 5);
    const numbers = Array.from({ length: 40 }, (_, at) => `H${at}-${uniqueText()}`);
    const product_id = await pieces(numbers.slice(0, 30));
    const requested = jest.spyOn(pg.Client.prototype, 'query');
    const statements = async (lines: CountEntry[]): Promise<string[]> => {
      const id = await begun(api, room, {});
      requested.mockClear();
      const { results } = await entered(api, room, id, lines);
      const texts = transactionOf(requested.mock, /UPDATE stock_count_line/);
      await api.ok(cancelWarehouseChecks, { id, reason: 'once more' }, { as: room.checker });
      expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['counted', 'found', 'unknown']));
      return texts;
    };
    const piece = (code: string) => ({ code, product_id });
    const few = await statements([
      { product_id: pile, quantity: 5 },
      piece(numbers[0] ?? ''),
      piece(numbers[39] ?? ''),
      { code: `U-${uniqueText()}` },
    ]);
    const many = await statements([
      { product_id: pile, quantity: 5 },
      ...numbers.map(piece),
      ...numbers.map((code) => ({ code: `U-${code}` })),
    ]);
    requested.mockRestore();
    expect(few.length).toBeGreaterThan(8);
    expect(many).toEqual(few);
  });

  it('is chosen from what the warehouse has, of the company alone', async () => {
    const bin = await inBin('N-09');
    const product = await anItemInStock(api, room, 1);
    const { data } = await api.ok(stock.calls.list, { product_id: product }, { as: room.clerk });
    const requested = { ware_house_id: room.warehouseId, words: data[0]?.goods_name ?? '' };
    const found = await api.ok(warehouseChecksParams, requested, { as: room.counter });
    expect(found).toMatchObject({
      zones: ['North'],
      bins: [{ id: bin, code: 'N-09' }],
      products: [{ code: product }],
    });
    expect(found.warehouses.map(({ code }) => code)).toEqual([room.warehouseId]);
    const stranger = await withCounters(api, await aStaffedStockroom(api));
    expect(await api.ok(warehouseChecksParams, requested, { as: stranger.counter })).toMatchObject({
      zones: [],
      bins: [],
      products: [],
    });
  });

  it('has 20,000 lines at most', async () => {
    const product_id = await anItemInStock(api, room, 1);
    /** As if the stock lay there in so many lots, behind the triggers. */
    const inLots = (count: number) =>
      onServer(
        api.databaseUrl,
        `SET session_replication_role = replica;
         DELETE FROM stock_part WHERE lot_number LIKE 'PLANTED-%';
         INSERT INTO stock_part (stock_id, warehouse_id, lot_number, on_hand)
         SELECT s.id, s.warehouse_id, 'PLANTED-' || n, 1 FROM stock s, generate_series(1, ${count}) n
         WHERE s.product_id = ${product_id}`,
      );
    const request = { ware_house_id: room.warehouseId, scope: 0 } as const;
    await inLots(20_000);
    expect(await api.refused(addWarehouseChecks, request, { as: room.counter })).toMatchObject({
      ...{ error: 'COUNT_TOO_LARGE', data: { limit: 20_000 } },
    });
    await inLots(19_999);
    const { id } = await api.ok(addWarehouseChecks, request, { as: room.counter });
    await api.ok(cancelWarehouseChecks, { id, reason: 'too many' }, { as: room.checker });
    await inLots(0);
  });

  it('that nobody ends is cancelled after a week, and its creator is notified', async () => {
    await anItemInStock(api, room, 1);
    const id = await begun(api, room, {});
    await api.db.query(`UPDATE stock_count SET created_at = created_at - interval '8 days' WHERE id = $1`, [
      id,
    ]);
    await api.app.get(CountJobs, { strict: false }).run();
    expect(await counted(api, room, id)).toMatchObject({ status: 9, ended_by: null, reason: '' });
    await eventually('its creator is notified', async () => {
      const { rows } = await api.db.query('SELECT FROM message WHERE recipient_id = $1 AND data_type = 64', [
        room.counter.accountId,
      ]);
      return rows.length === 1;
    });
    await begun(api, room, {});
  });
});

describe('no count is begun or entered', () => {
  it('of nothing, of what is not there, or of what is another company’s', async () => {
    const stranger = await withCounters(api, await aStaffedStockroom(api));
    const foreign = await anItemInStock(api, stranger, 1);
    const ware_house_id = room.warehouseId;
    const faultsOf = async (request: object): Promise<string[]> =>
      Object.keys(
        (await api.envelope(addWarehouseChecks.path, { ware_house_id, ...request }, { as: room.counter }))
          .fields ?? {},
      );
    expect(await refusalOf(addWarehouseChecks.path, { ware_house_id, scope: 0 })).toBe('COUNT_EMPTY');
    expect(await refusalOf(addWarehouseChecks.path, { ware_house_id: stranger.warehouseId, scope: 0 })).toBe(
      'NOT_FOUND',
    );
    expect(await faultsOf({ scope: 3, product_ids: [foreign] })).toEqual(['product_ids']);
    expect(await faultsOf({ scope: 3 })).toEqual(['product_ids']);
    expect(await faultsOf({ scope: 2 })).toEqual(['bin_ids']);
    expect(await faultsOf({ scope: 2, bin_ids: [await aBin(api.db, stranger.companyId)] })).toEqual([
      'bin_ids',
    ]);
    expect(await faultsOf({ scope: 1, location: 'Nowhere' })).toEqual(['location']);
    expect(await faultsOf({ scope: 4 })).toEqual(['scope']);
  });

  it('by numbers that are none, or beyond what the count is of', async () => {
    const product = await anItemInStock(api, room, 3);
    const other = await anItemInStock(api, room, 3);
    const stranger = await withCounters(api, await aStaffedStockroom(api));
    const foreign = await anItemInStock(api, stranger, 1);
    const id = await begun(api, room, { scope: 3, product_ids: [product] });
    for (const quantity of [-1, 0.5, 1_000_001, '3'])
      expect(await refusalOf(updateWarehouseChecks.path, { id, lines: [{ line: 1, quantity }] })).toBe(
        'VALIDATION',
      );
    const many = Array.from({ length: 2_000 }, () => ({ code: 'x' }));
    expect(await refusalOf(updateWarehouseChecks.path, { id, lines: many })).toBe('VALIDATION');
    expect(await refusalOf(updateWarehouseChecks.path, { id })).toBe('VALIDATION');
    expect(await refusalOf(updateWarehouseChecks.path, { id, close: [9] })).toBe('VALIDATION');
    expect((await entered(api, room, id, [{ line: 9, quantity: 1 }])).results).toMatchObject([
      { kind: 'outside' },
    ]);
    expect((await entered(api, room, id, [{ product_id: other, quantity: 1 }])).results).toMatchObject([
      { kind: 'outside' },
    ]);
    expect((await entered(api, room, id, [{ product_id: foreign, quantity: 1 }])).results).toMatchObject([
      { kind: 'unknown' },
    ]);
    expect(await refusalOf(warehouseChecksDetail.path, { id }, stranger.counter)).toBe('NOT_FOUND');
    expect(await refusalOf(updateWarehouseChecks.path, { id, close_all: 1 }, stranger.counter)).toBe(
      'NOT_FOUND',
    );
    expect(await lineOf(api, room, id, product)).toMatchObject({ counted: null });
  });
});

it('corrections bring stock exactly to what was counted, whatever moved meanwhile', async () => {
  const history = fc.array(
    fc.record({
      there: fc.integer({ min: 1, max: 20 }),
      counted: fc.integer({ min: 0, max: 25 }),
      before: fc.integer({ min: 0, max: 3 }),
      after: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(history, async (products) => {
      room = await withCounters(api, await aStaffedStockroom(api));
      const items = [];
      for (const one of products) items.push({ ...one, id: await anItemInStock(api, room, one.there) });
      const count = await begun(api, room, {});
      /** Whatever of it is free. */
      const leave = async (product_id: number, wanted: number): Promise<number> => {
        const good_number = Math.min(wanted, await onHand(product_id));
        if (good_number === 0) return 0;
        expect(
          await reviewError(api, room, await sentOut(api, room, [{ product_id, good_number }])),
        ).toBeNull();
        return good_number;
      };
      const expected = [];
      for (const { id, counted: quantity, before, after } of items) {
        await leave(id, before);
        await entered(api, room, count, [{ product_id: id, quantity }]);
        // No more leaves than the shelf has.
        const left = await leave(id, Math.min(after, quantity));
        expected.push(quantity - left);
      }
      await approveAll((await confirm(count)).document_ids);
      const found = [];
      for (const { id } of items) found.push(await onHand(id));
      expect(found).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});
