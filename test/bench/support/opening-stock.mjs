import { setTimeout as pause } from 'node:timers/promises';
import { workbookOf } from './bench-sheet.mjs';
import { COMPANY } from './bench-stock.mjs';
import { verdictOf } from './report.mjs';
import { RowsByHand } from './rows-by-hand.mjs';
import { median, ratios, summary } from './stats.mjs';

const ROWS = Number(process.env.FOVEA_BENCH_ROWS ?? 10_000);
/** Four of five rows are pieces with their serial numbers, twenty of each product; the others are goods by number. */
const SERIAL_ROWS = ROWS * 0.8;
const PIECES_EACH = 20;
const PRODUCTS = SERIAL_ROWS / PIECES_EACH + ROWS - SERIAL_ROWS;
const LEAST = 0.3;
const DONE = 30;
const RETRY_MS = 50;
const TITLES = ['product', 'serial_number', 'quantity', 'unit_cost', 'ware_house'];

/** What a sheet becomes, by table, in the order of the foreign keys; keys, audit and outbox are the product's own. */
const DOCUMENTS = [
  { table: 'stock_document', ids: ['id', 'decision_id'] },
  { table: 'stock_document_line', ids: ['document_id', 'product_id'] },
];
const BOOKED = [
  { table: 'approval_decision', ids: ['id', 'document_id'] },
  ...DOCUMENTS,
  { table: 'stock', ids: ['id', 'product_id'] },
  { table: 'stock_part', ids: ['id', 'stock_id'] },
  { table: 'serial_unit', ids: ['id', 'product_id', 'stock_id'] },
  { table: 'stock_movement', ids: ['id', 'stock_id', 'serial_unit_id', 'part_id', 'source_id'] },
];

/** Opening stock from a sheet, through HTTP: checked, turned into documents, approved; against SQL by hand. */
export class OpeningStock {
  rates = { check: [], run: [], approve: [], all: { ours: [], alone: [] } };

  /**
   * @param {import('pg').Client} client
   * @param {{ port: number }} server
   * @param {{ clerk: string, approver: string }} tokens
   */
  constructor(client, server, tokens) {
    this.client = client;
    this.server = server;
    this.tokens = tokens;
    this.byHand = new RowsByHand(client);
  }

  /** @param {number} round each has products of its own */
  async measure(round) {
    const { clerk, approver } = this.tokens;
    const { form, products } = await this.sheet(`O${round}-${Date.now()}`);
    let began = performance.now();
    const since = () => -began + (began = performance.now());
    const sent = await this.call('/warehouse-inps/upload-opening', clerk, form);
    const checkMs = since();
    if (sent.rows !== ROWS || sent.faulty_count !== 0) throw new Error(`not sound: ${JSON.stringify(sent)}`);
    began = performance.now();
    await this.call('/warehouse-inps/run-opening', clerk, JSON.stringify({ id: sent.id }));
    const documents = await this.documentsOf(sent.id);
    const runMs = since();
    const ids = documents.map(({ id }) => id);
    const answer = await this.call(
      '/warehouse-audits/confirm-warehouse-audits',
      approver,
      JSON.stringify({ ids, status: 1 }),
    );
    const approveMs = since();
    if (answer.some(({ error }) => error)) throw new Error(`not approved: ${JSON.stringify(answer)}`);
    const documentsMade = `SELECT unnest(ARRAY[${ids.join()}]::bigint[])`;
    const ofProducts = `product_id BETWEEN ${products.first} AND ${products.last}`;
    const stocks = `SELECT id FROM stock WHERE ${ofProducts}`;
    await this.byHand.keep([
      { table: 'product', from: `id BETWEEN ${products.first} AND ${products.last}` },
      {
        table: 'approval_decision',
        from: `document = 'stock_document' AND document_id IN (${documentsMade})`,
      },
      { table: 'stock_document', from: `id IN (${documentsMade})` },
      { table: 'stock_document_line', from: `document_id IN (${documentsMade})` },
      { table: 'stock', from: ofProducts },
      { table: 'stock_part', from: `stock_id IN (${stocks})` },
      { table: 'serial_unit', from: ofProducts },
      { table: 'stock_movement', from: `stock_id IN (${stocks})` },
    ]);
    const alone = await this.byHand.add(BOOKED, [{ table: 'product', ids: ['id'] }]);
    const { rates } = this;
    rates.check.push(rateOf(checkMs));
    rates.run.push(rateOf(runMs));
    rates.approve.push(rateOf(approveMs));
    rates.all.ours.push(rateOf(runMs + approveMs));
    rates.all.alone.push(rateOf(alone));
  }

  rows() {
    const { check, run, approve, all } = this.rates;
    const ratio = ratios(all.ours, all.alone);
    const plain = (/** @type {string} */ what, /** @type {number[]} */ rates) => ({
      what: `opening stock ${what}, ${ROWS.toLocaleString('en')} rows`,
      ours: `${summary(rates)} rows/s`,
      baseline: '–',
      ratio: '–',
      must: '–',
      aim: '–',
      verdict: '–',
    });
    return [
      plain('sent and checked', check),
      plain('made into documents', run),
      plain('approved', approve),
      {
        ...plain('from the checked sheet to the shelf', all.ours),
        baseline: `${summary(all.alone)} rows/s`,
        ratio: summary(ratio, 3),
        must: String(LEAST),
        verdict: verdictOf(median(ratio), { must: LEAST, aim: LEAST }),
      },
    ];
  }

  /** @param {string} name begins the models of its products */
  async sheet(name) {
    const { rows: products } = await this.client.query(
      `INSERT INTO product (company_id, category_id, brand_id, goods_code, name_c, name_e, tracking)
       SELECT ${COMPANY}, 1, 1, $1 || '-' || i, '裂隙灯显微镜', 'Slit lamp', CASE WHEN i <= $3 THEN 1 ELSE 0 END
       FROM generate_series(1, $2::int) i RETURNING id, goods_code`,
      [name, PRODUCTS, SERIAL_ROWS / PIECES_EACH],
    );
    const { rows: warehouses } = await this.client.query('SELECT name FROM warehouse ORDER BY id');
    const rows = Array.from({ length: ROWS }, (_, i) => {
      const isPiece = i < SERIAL_ROWS;
      const at = isPiece ? Math.floor(i / PIECES_EACH) : SERIAL_ROWS / PIECES_EACH + i - SERIAL_ROWS;
      return [
        products[at].goods_code,
        isPiece ? `${name}-S${i}` : '',
        isPiece ? '1' : String(1 + (i % 30)),
        String(100 + (i % 900)),
        warehouses[at % warehouses.length].name,
      ];
    });
    const form = new FormData();
    form.append('file', new Blob([await workbookOf([TITLES, ...rows])]), `${name}.xlsx`);
    const ids = products.map(({ id }) => Number(id));
    return { form, products: { first: Math.min(...ids), last: Math.max(...ids) } };
  }

  /** A job makes documents of so many rows, and is polled for its progress. */
  async documentsOf(id) {
    for (;;) {
      const { status, papers: documents } = await this.call(
        '/warehouse-inps/opening-detail',
        this.tokens.clerk,
        JSON.stringify({ id }),
      );
      if (status === DONE) return documents;
      if (status < 0) throw new Error(`the sheet became ${status}`);
      await pause(RETRY_MS);
    }
  }

  async call(path, token, body) {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const response = await fetch(`http://127.0.0.1:${this.server.port}${path}`, {
      method: 'POST',
      headers: { token, language: '2', terminal: '4', ...type },
      body,
    });
    const answer = await response.json();
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 500)}`);
    return answer.data;
  }
}

const rateOf = (/** @type {number} */ ms) => ROWS / (ms / 1000);
