import type { Permission } from '@fovea/shared-types/permissions';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import {
  addWarehouseAllocations,
  receiveWarehouseAllocations,
  scrapWarehouseAllocations,
  sendWarehouseAllocations,
} from '@fovea/shared-types/warehouse/allocation.calls';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import {
  addWarehouseInps,
  addWarehouseMoreOuts,
  confirmWarehouseAudits,
  scrapWarehouseInps,
  scrapWarehouseOuts,
  setWarehouseOutTypeSale,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type { ScrappedStock } from '@fovea/shared-types/warehouse/stock-document.dto';
import { StockReservations } from '../../server/src/warehouse/stock/stock-reservations.service.js';
import { AppError } from '../../server/src/platform/kernel/app-error.js';
import type { Database, Tx } from '../../server/src/platform/database/database.js';
import { aWarehouse } from '../fixtures/places.js';
import { aBrand, aCategory, aCompany, uniqueText } from '../fixtures/rows.js';
import { LOTS, PRODUCTS, type Line } from '../property/warehouse/naive-model.js';
import { keyOf, NaiveStock, reversalOf, type Picture } from '../property/warehouse/naive-stock.js';
import type { Person, TestApi } from './api.js';
import { aStaff } from './people.js';
import { CLERK } from './stock.js';
import { WalkedCounts, type CountStep } from './stock-walk-counts.js';
import {
  explained,
  nothing,
  ofRefusals,
  picked,
  described,
  type Client,
  type Done,
  type Outcome,
} from './walked.js';
import { plant, ownersDatabase } from './planting.js';

/** What one client does; documents and holders are picked from those there are when the round begins. */
export type Step =
  | { kind: 'in'; warehouse: number; lines: readonly Line[] }
  | { kind: 'out'; type: number; warehouse: number; lines: readonly Line[] }
  | { kind: 'allocate'; warehouse: number; lines: readonly Line[] }
  | { kind: 'decide'; picks: readonly number[]; isYes: boolean }
  | { kind: 'scrap' | 'sell' | 'leave' | 'arrive' | 'release' | 'consume' | 'return'; pick: number }
  | { kind: 'reserve'; warehouse: number; lines: readonly Line[] }
  | CountStep;

export type Sent = Step & {
  /** Twice at the same moment with the same key. */
  isTwice: boolean;
  /** Of a valid document, where there is one. */
  isFit: boolean;
};

interface TestDocument {
  name: string;
  by: number;
  id: number;
  sn: string;
  is: 'in' | 'out' | 'move';
  lines: readonly Line[];
  /** The name of the document that a reversal undoes. */
  reverses?: string;
}

const SEVERAL_AT_ONCE = 3;
/** The stock of each warehouse from the beginning, so that something can leave at once. */
const OPENING: readonly (readonly Line[])[] = [
  [
    { product: 0, count: 4, cost: 101 },
    ...['S0', 'S1', 'S2', 'S3'].map((serial, at) => ({ product: 1, count: 1, serial, cost: at * 50 })),
    { product: 2, count: 2, lot: 'L0', cost: 40 },
    { product: 2, count: 2, lot: 'L1', cost: 11 },
  ],
  [{ product: 0, count: 1, cost: 90 }],
];
const SCRAPS = { in: scrapWarehouseInps, out: scrapWarehouseOuts, move: scrapWarehouseAllocations };
const PERMISSIONS: readonly Permission[] = [
  ...CLERK,
  'warehouse:document:approve',
  'warehouse:allocation:add',
  'warehouse:allocation:send',
  'warehouse:allocation:receive',
  'warehouse:allocation:scrap',
  'warehouse:count:list',
  'warehouse:count:add',
  'warehouse:count:update',
  'warehouse:count:confirm',
  'warehouse:count:cancel',
];

/** A company with two warehouses and three who work there, in which every history has products of its own. */
export class StockWalk {
  /** What steps of each kind came to. */
  readonly seen = new Set<string>();

  private constructor(
    private readonly api: TestApi,
    private readonly companyId: number,
    private readonly warehouses: readonly number[],
    private readonly clients: readonly Client[],
    private readonly shared: { category: number; brand: number },
  ) {}

  static async begin(api: TestApi): Promise<StockWalk> {
    const companyId = await aCompany(api.db);
    const clients: Client[] = [];
    for (let at = 0; at < SEVERAL_AT_ONCE; at += 1)
      clients.push({ at, person: await aStaff(api, PERMISSIONS, companyId) });
    const warehouses = [await aWarehouse(api.db, companyId), await aWarehouse(api.db, companyId)];
    const shared = { category: await aCategory(api.db), brand: await aBrand(api.db) };
    return new StockWalk(api, companyId, warehouses, clients, shared);
  }

  /** Walks histories beside each other; none of them sees another's products. */
  async walkAll(histories: readonly (readonly (readonly Sent[])[])[]): Promise<void> {
    const walks = await Promise.allSettled(histories.map((rounds) => this.walk(rounds)));
    // The first that failed reports it, once none of them works on.
    for (const walk of walks) if (walk.status === 'rejected') throw walk.reason;
  }

  /**
   * Walks one history. In every round all clients act at once; their answers, and the resulting stock, must be
   * what the model comes to in one of the orders in which they may have come.
   */
  private async walk(rounds: readonly (readonly Sent[])[]): Promise<void> {
    const key = uniqueText();
    const history = new History(this.api, this.warehouses, await this.open(key), key);
    const opened = new NaiveStock();
    for (const [warehouse, lines] of OPENING.entries()) opened.open(warehouse, lines);
    let models = [opened];
    let seen = opened.picture();
    for (const round of rounds) {
      const prepared = round.map((step, at) => history.prepare(step, this.client(at)));
      const done = await Promise.all(prepared.map((act) => act()));
      for (const [at, { kind }] of round.entries()) this.note(kind, done[at]?.outcome ?? []);
      seen = await history.seen();
      models = explained(models, done, seen);
    }
    await history.expectList(this.client(0).person, seen);
  }

  private note(kind: string, outcome: Outcome): void {
    for (const one of outcome) this.seen.add(`${kind}: ${typeof one === 'string' ? one : 'done'}`);
  }

  private client(at: number): Client {
    const client = this.clients[at];
    if (!client) throw new Error(`there are ${SEVERAL_AT_ONCE} clients`);
    return client;
  }

  /** Products of a history's own, and their stock before it begins. */
  private async open(key: string): Promise<number[]> {
    const lying = OPENING.flatMap((lines, at) =>
      lines.map((line) => ({ ...line, at: this.warehouses[at], day: expiryOf(line) })),
    );
    const { rows } = await plant<{ id: number }>(
      this.api.db,
      `WITH item AS (
         INSERT INTO product (company_id, category_id, brand_id, goods_code, name_e, tracking)
         SELECT $1, $2, $3, concat_ws('-', 'W', $4::text, tracking), 'Slit lamp', tracking FROM unnest($5::smallint[]) tracking
         RETURNING id, tracking),
       lying AS (
         SELECT n.*, item.id AS product_id, item.tracking, n.count * n.cost AS value
         FROM ROWS FROM (jsonb_to_recordset($6::jsonb)
             AS (product int, count int, cost bigint, serial text, lot text, at bigint, day date))
           WITH ORDINALITY n (product, count, cost, serial, lot, at, day, line)
         JOIN item ON item.tracking = n.product),
       s AS (
         INSERT INTO stock (company_id, warehouse_id, currency, product_id, tracking, on_hand, value_amount)
         SELECT w.company_id, w.id, w.currency, product_id, tracking, sum(count), sum(value)
         FROM lying JOIN warehouse w ON w.id = at GROUP BY w.id, product_id, tracking
         RETURNING id, company_id, warehouse_id, product_id, tracking),
       part AS (
         INSERT INTO stock_part (stock_id, warehouse_id, lot_number, expires_on, on_hand)
         SELECT s.id, warehouse_id, coalesce(lot, ''), day, count
         FROM lying JOIN s ON s.warehouse_id = at AND s.product_id = lying.product_id WHERE serial IS NULL
         RETURNING id, stock_id, lot_number),
       piece AS (
         INSERT INTO serial_unit (product_id, serial_number, company_id, place, stock_id, cost_amount)
         SELECT s.product_id, serial, company_id, 1, s.id, cost
         FROM lying JOIN s ON s.warehouse_id = at AND s.product_id = lying.product_id WHERE serial IS NOT NULL ORDER BY line
         RETURNING id, serial_number),
       moved AS (
         INSERT INTO stock_movement (company_id, warehouse_id, stock_id, place, type, change, after, serial_unit_id, part_id,
           cost_amount, source_type, source_id, step, line)
         SELECT s.company_id, s.warehouse_id, s.id, 1, 29, count, sum(count) OVER (PARTITION BY s.id ORDER BY line), piece.id,
           part.id, value, 'history', $7, 1, line
         FROM lying JOIN s ON s.warehouse_id = at AND s.product_id = lying.product_id
         LEFT JOIN piece ON piece.serial_number = serial
         LEFT JOIN part ON serial IS NULL AND part.stock_id = s.id AND part.lot_number = coalesce(lot, '')
         ORDER BY line)
       SELECT id FROM item ORDER BY tracking`,
      [
        this.companyId,
        this.shared.category,
        this.shared.brand,
        key,
        [...PRODUCTS],
        JSON.stringify(lying),
        (lastHolder += 1),
      ],
    );
    return rows.map(({ id }) => id);
  }
}

let lastHolder = 0;

class History {
  /** For orders that are none of ours: their stock moves by no document. */
  private readonly owner: Database;
  private readonly documents: TestDocument[] = [];
  /** Their states after the last round. */
  private current: Picture['documents'] = {};
  private readonly holders: { name: string; id: number }[] = [];
  private readonly counts: WalkedCounts;
  private steps = 0;

  constructor(
    private readonly api: TestApi,
    private readonly warehouses: readonly number[],
    private readonly products: readonly number[],
    private readonly key: string,
  ) {
    this.owner = ownersDatabase(api.databaseUrl);
    this.counts = new WalkedCounts(api, warehouses, products);
  }

  /** The step as its client performs it, and as the model does. */
  prepare(step: Sent, client: Client): () => Promise<Done<NaiveStock>> {
    const name = `${step.kind} ${(this.steps += 1)}`;
    const request_id = `${this.key}-${this.steps}`;
    const send = (path: string, request: object): Promise<Envelope<unknown>> =>
      this.send(path, { ...request, request_id }, client.person, step.isTwice);
    switch (step.kind) {
      case 'in':
        return async () => {
          const answer = await send(addWarehouseInps.path, {
            kind: 1,
            ware_house_id: this.warehouse(step.warehouse),
            lines: step.lines.map((line) => ({
              ...this.typed(line),
              unit_cost: `${line.cost}`,
              ...withoutGaps({ expires_on: expiryOf(line) }),
            })),
          });
          this.note(name, client, answer, { is: 'in', lines: step.lines });
          return described(name, answer, (model) =>
            model.sendIn(name, client.at, step.warehouse, step.lines),
          );
        };
      case 'out':
        return async () => {
          const { type, warehouse, lines } = step;
          const answer = await send(addWarehouseMoreOuts.path, {
            type,
            ware_house_id: this.warehouse(warehouse),
            lines: lines.map((line) => this.typed(line)),
          });
          this.note(name, client, answer, { is: 'out', lines });
          return described(name, answer, (model) => model.sendOut(name, client.at, type, warehouse, lines));
        };
      case 'allocate':
        return async () => {
          const { warehouse, lines } = step;
          const other = warehouse === 0 ? 1 : 0;
          const answer = await send(addWarehouseAllocations.path, {
            from_ware_house_id: this.warehouse(warehouse),
            to_ware_house_id: this.warehouse(other),
            lines: lines.map((line) => this.typed(line)),
          });
          this.note(name, client, answer, { is: 'move', lines });
          return described(name, answer, (model) =>
            model.sendAllocation(name, client.at, warehouse, other, lines),
          );
        };
      case 'leave':
      case 'arrive': {
        const { kind } = step;
        const moves = this.documents.filter(({ is, reverses }) => is === 'move' && reverses === undefined);
        const wanted = this.fit(step, (_, [, status]) => status === (kind === 'leave' ? 1 : 2), moves);
        const document = picked(wanted, step.pick);
        if (!document) return nothing(name);
        return async () => {
          const answer =
            kind === 'leave'
              ? await send(sendWarehouseAllocations.path, { id: document.id })
              : await send(receiveWarehouseAllocations.path, {
                  id: document.id,
                  lines: document.lines.map((line) => this.typed(line)),
                });
          return described(`${name} of ${document.name}`, answer, (model) =>
            kind === 'leave' ? model.leave(document.name) : model.arrive(document.name),
          );
        };
      }
      case 'decide': {
        const wanted = this.fit(step, (document, [, status]) => status === 0 && document.by !== client.at);
        const documents = [...new Set(step.picks.flatMap((pick) => picked(wanted, pick) ?? []))];
        if (documents.length === 0) return nothing(name);
        return async () => {
          const answer = await send(confirmWarehouseAudits.path, {
            ids: documents.map(({ id }) => id),
            status: step.isYes ? 1 : -1,
            audit_notes: 'looked at',
          });
          expect(answer.code).toBe(CODE_OK);
          const each = answer.data as { error: string | null }[]; // what the call declares
          return {
            what: `${name} of ${documents.map((document) => document.name).join(', ')}`,
            outcome: each.map(({ error }) => error),
            take: (model) =>
              documents.map((document) => byItself(model, document.name, client.at, step.isYes)),
          };
        };
      }
      case 'scrap':
      case 'sell': {
        const { kind } = step;
        const wanted = this.fit(
          step,
          (_, [type, status]) => status === 1 && (kind === 'scrap' || isLent(type)),
        );
        const document = picked(wanted, step.pick);
        if (!document) return nothing(name);
        return async () => {
          const answer =
            kind === 'sell'
              ? await send(setWarehouseOutTypeSale.path, { ware_house_out_sn: document.sn })
              : await send(SCRAPS[document.is].path, {
                  id: document.id,
                  audit_notes: 'a mistake',
                });
          const what = `${name} of ${document.name}`;
          if (kind === 'scrap') this.noteReversal(client, document, answer);
          return described(what, answer, (model) =>
            kind === 'sell' ? model.sell(document.name) : model.scrap(document.name, client.at),
          );
        };
      }
      case 'count':
      case 'enter':
      case 'recount':
      case 'confirm':
      case 'cancel':
        return this.counts.prepare(step, name, client, send, (documents) =>
          this.documents.push(...documents.map((document) => ({ ...document, by: client.at, lines: [] }))),
        );
      case 'reserve': {
        const holder = { name, id: (lastHolder += 1) };
        return async () => {
          const lines = step.lines.map((line) => ({
            ...this.wanted(line),
            serialNumber: line.serial ?? null,
            lotNumber: line.lot ?? null,
          }));
          const warehouse = this.warehouse(step.warehouse);
          const outcome = await this.ask((tx, reservations) =>
            reservations.reserve(tx, { type: 'order', id: holder.id }, warehouse, lines),
          );
          this.holders.push(holder);
          return {
            what: name,
            outcome: [outcome],
            take: (model) => [
              ofRefusals(() => void model.reserve(name, step.warehouse, step.lines)) ?? [null],
            ],
          };
        };
      }
      case 'release':
      case 'consume':
      case 'return': {
        const holder = picked(this.holders, step.pick);
        if (!holder) return nothing(name);
        const { kind } = step;
        return async () => {
          const of = { type: 'order', id: holder.id };
          const outcome = await this.ask(async (tx, reservations) => {
            if (kind === 'consume') return reservations.consume(tx, of, { type: 21, accountId: null });
            return kind === 'release' ? reservations.release(tx, of) : reservations.returnStock(tx, of, null);
          });
          return {
            what: `${name} of ${holder.name}`,
            outcome: [outcome],
            take: (model) => {
              let cost: number | null = null;
              const refusals = ofRefusals(() => {
                if (kind === 'consume') cost = model.consume(holder.name);
                else if (kind === 'release') model.release(holder.name);
                else model.returnStock(holder.name);
              });
              return [refusals ?? [cost]];
            },
          };
        };
      }
    }
  }

  /** The database's state of the products of this history, in the model's terms. */
  async seen(): Promise<Picture> {
    const { rows } = await this.api.db.query<{
      stock: [string, Picture['stock'][string]][];
      parts: [string, [number, number]][];
      pieces: [string, Picture['pieces'][string]][];
      documents: [number, [number, number, number]][];
      wrong: number[];
    }>(
      `WITH s AS (
         SELECT s.*, array_position($1::bigint[], s.warehouse_id) - 1 AS w, array_position($2::bigint[], s.product_id) - 1 AS p
         FROM stock s WHERE s.product_id = ANY ($2::bigint[]))
       SELECT
         (SELECT coalesce(json_agg(json_build_array(w || ' ' || p, json_build_array(on_hand, reserved, value_amount,
            in_transit, transit_amount))), '[]')
          FROM s WHERE on_hand + in_transit > 0) AS stock,
         (SELECT coalesce(json_agg(json_build_array(w || ' ' || p || ' ' || lot_number,
            json_build_array(part.on_hand, part.reserved))), '[]')
          FROM s JOIN stock_part part ON part.stock_id = s.id WHERE part.on_hand > 0) AS parts,
         (SELECT coalesce(json_agg(json_build_array(serial_number, json_build_array(w, is_reserved::int, cost_amount, place))), '[]')
          FROM s JOIN serial_unit u ON u.stock_id = s.id) AS pieces,
         (SELECT coalesce(json_agg(json_build_array(id, json_build_array(type, status, audit_status))), '[]')
          FROM stock_document WHERE id = ANY ($3::bigint[])) AS documents,
         (SELECT coalesce(json_agg(s.id), '[]') FROM s CROSS JOIN LATERAL (
            SELECT coalesce(sum(change) FILTER (WHERE place = 1), 0) AS on_hand,
              coalesce(sum(cost_amount) FILTER (WHERE place = 1), 0) AS value,
              coalesce(sum(change) FILTER (WHERE place = 2), 0) AS in_transit,
              coalesce(sum(cost_amount) FILTER (WHERE place = 2), 0) AS transit
            FROM stock_movement m WHERE m.stock_id = s.id) moved
          WHERE (s.on_hand, s.value_amount, s.in_transit, s.transit_amount)
            <> (moved.on_hand, moved.value, moved.in_transit, moved.transit)) AS wrong`,
      [[...this.warehouses], [...this.products], this.documents.map(({ id }) => id)],
    );
    const [row] = rows;
    if (!row) throw new Error('a picture is one row');
    // On hand is the sum of the movements, and its value that of their costs.
    expect(row.wrong).toEqual([]);
    const names = new Map(this.documents.map(({ id, name }) => [id, name]));
    const documents = Object.fromEntries(
      row.documents.map(([id, states]) => [names.get(id) ?? `document ${id}`, states]),
    );
    this.current = documents;
    return {
      stock: Object.fromEntries(row.stock),
      parts: Object.fromEntries(row.parts),
      pieces: Object.fromEntries(row.pieces),
      documents,
      counts: await this.counts.seen(),
    };
  }

  /** The list of the stock agrees with its rows. */
  async expectList(as: Person, { stock: lying }: Picture): Promise<void> {
    const { data } = await this.api.ok(stock.calls.list, { goods_name: `W-${this.key}` }, { as });
    const there = data.filter((row) => row.ware_house_product_good_number + row.in_transit > 0);
    const listed = there.map((row) => [
      keyOf({
        warehouse: this.warehouses.indexOf(row.ware_house_id),
        product: this.products.indexOf(row.product_id ?? 0),
      }),
      [row.ware_house_product_good_number, row.reserved, Number(row.value), row.in_transit],
    ]);
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(Object.entries(lying).map(([key, figures]) => [key, figures.slice(0, 4)])),
    );
  }

  /** Of two at once with one key, both get the one answer. */
  private async send(
    path: string,
    request: object,
    as: Person,
    isTwice: boolean,
  ): Promise<Envelope<unknown>> {
    const [answer, ...others] = await Promise.all(
      Array.from({ length: isTwice ? 2 : 1 }, () => this.api.envelope(path, request, { as })),
    );
    if (!answer) throw new Error('it was sent');
    for (const other of others)
      expect([path, other.code, other.error, other.data]).toEqual([
        path,
        answer.code,
        answer.error,
        answer.data,
      ]);
    return answer;
  }

  /** Through the services of orders and repairs: what it cost, null, or why not. */
  private ask(
    work: (tx: Tx, reservations: StockReservations) => Promise<number | void>,
  ): Promise<string | number | null> {
    const reservations = this.api.app.get(StockReservations, { strict: false });
    return this.owner
      .transaction((tx) => work(tx, reservations))
      .then(
        (cost) => cost ?? null,
        (error: unknown) => {
          if (error instanceof AppError) return error.id;
          throw error;
        },
      );
  }

  private note(
    name: string,
    { at: by }: Client,
    { code, data }: Envelope<unknown>,
    kept: Pick<TestDocument, 'is' | 'lines'>,
  ): void {
    if (code !== CODE_OK) return;
    // What the three calls declare.
    const added = data as {
      id?: number;
      ids?: number[];
      ware_house_inp_sn?: string;
      ware_house_out_sn?: string;
      allocation_sn?: string;
    };
    const sn = added.ware_house_inp_sn ?? added.ware_house_out_sn ?? added.allocation_sn ?? '';
    this.documents.push({ name, by, id: added.id ?? added.ids?.[0] ?? 0, sn, ...kept });
  }

  /** One document is asked about once in a round: its reversals are numbered as the model numbers them. */
  private noteReversal({ at: by }: Client, document: TestDocument, { code, data }: Envelope<unknown>): void {
    if (code !== CODE_OK) return;
    const { reversal_id: id, reversal_sn: sn } = data as ScrappedStock; // what the call declares
    if (id === null || sn === null || this.documents.some((known) => known.id === id)) return;
    const before = this.documents.filter(({ reverses }) => reverses === document.name).length;
    const name = reversalOf(document.name, before);
    this.documents.push({ name, by, id, sn, is: document.is, lines: [], reverses: document.name });
  }

  private fit(
    { isFit }: Sent,
    may: (document: TestDocument, states: Picture['documents'][string]) => boolean,
    documents: readonly TestDocument[] = this.documents,
  ): readonly TestDocument[] {
    const those = documents.filter((document) => may(document, this.current[document.name] ?? [0, 0, 0]));
    return isFit && those.length > 0 ? those : documents;
  }

  private wanted({ product, count }: Line): { productId: number; quantity: number } {
    return { productId: this.products[product] ?? 0, quantity: count };
  }

  private typed(line: Line): object {
    const { productId, quantity } = this.wanted(line);
    return {
      product_id: productId,
      good_number: quantity,
      ...withoutGaps({ serial_number: line.serial, lot_number: line.lot }),
    };
  }

  private warehouse(at: number): number {
    return this.warehouses[at] ?? 0;
  }
}

const expiryOf = ({ lot }: Line): string | undefined => (lot === undefined ? undefined : LOTS[lot]);

const withoutGaps = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>; // the same fields

const isLent = (type: number): boolean => type === 22 || type === 23;

/** One of several documents: what is refused of it leaves nothing behind. */
function byItself(model: NaiveStock, name: string, by: number, isYes: boolean): readonly (string | null)[] {
  const trial = model.copy();
  const refusals = ofRefusals(() => trial.decide(name, by, isYes));
  if (refusals === null) Object.assign(model, trial);
  return refusals ?? [null];
}
