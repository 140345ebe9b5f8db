import { randomUUID } from 'node:crypto';
import type { Call } from '@fovea/shared-types/call';
import {
  addWarehouseInps,
  addWarehouseMoreOuts,
  confirmWarehouseAudits,
  scrapWarehouseInps,
  scrapWarehouseOuts,
} from '@fovea/shared-types/warehouse/stock-document.calls';
import type { Database } from '../../server/src/platform/database/database.js';
import type { Person } from '../support/api.js';
import { moment, randomMoment } from '../support/moment.js';
import { type Outcome, send } from '../support/wire.js';

/** After a broken call a client waits this long, as a page would, and sends it again. */
const AFTER_UNKNOWN_MS = 200;
const TRIES_MAX = 600;
const DECIDED_AT_ONCE = 4;

/** A document as its sender got it answered. */
interface TestDocument {
  id: number;
  by: number;
  /** What each product gains with its approval. */
  gains: ReadonlyMap<number, number>;
  isIn: boolean;
  is: 'waiting' | 'decided upon' | 'approved' | 'rejected' | 'scrapped';
  /** Of a reversal. */
  undoes?: TestDocument;
}

/** A call and the answer it got, which it gets again under its key. */
interface Known {
  repeat: () => Promise<Outcome<unknown>>;
  outcome: Outcome<unknown>;
}

/**
 * People who submit documents, decide each other's and scrap them without pause while the server is killed under them. Every
 * call is sent under its key until its answer is known; the answers are what must be there.
 */
export class ApprovalStorm {
  /** Calls whose first answer was lost, in whole or in part. */
  unknown = 0;
  /** Decisions sent and answered, on a document each. */
  decisionCount = 0;
  private readonly documents: TestDocument[] = [];
  private readonly known: Known[] = [];
  private isOver = false;
  private readonly clerks: Promise<void>[];

  constructor(
    private readonly url: () => string,
    private readonly warehouseId: number,
    private readonly products: readonly number[],
    people: readonly Person[],
  ) {
    this.clerks = people.map((person, at) => this.workOnAndOn(person, at));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.clerks);
  }

  /** A repeat under the same key gets the first answer. */
  async expectSameAnswers(): Promise<void> {
    for (const { repeat, outcome } of this.known.splice(0)) expect(await repeat()).toEqual(outcome);
  }

  /** Documents are those that were sent, each as answered; the stock is what the approved ones make. */
  async expectNothingLost(db: Database): Promise<void> {
    const { rows } = await db.query<{ id: number; status: number }>(
      'SELECT id, status FROM stock_document WHERE warehouse_id = $1 ORDER BY id',
      [this.warehouseId],
    );
    const statuses = { waiting: 0, 'decided upon': 0, approved: 1, rejected: -1, scrapped: 9 };
    const expected = this.documents.map(({ id, is }) => ({ id, status: statuses[is] }));
    expect(rows).toEqual(expected.toSorted((a, b) => a.id - b.id));
    const gained = new Map(this.products.map((product) => [product, 0]));
    for (const { is, gains } of this.documents)
      if (is === 'approved')
        for (const [product, gain] of gains) gained.set(product, (gained.get(product) ?? 0) + gain);
    const stock = await db.query<{ product_id: number; on_hand: number; moved: number }>(
      `SELECT product_id, on_hand, (SELECT sum(change) FROM stock_movement m WHERE m.stock_id = s.id) AS moved
       FROM stock s WHERE warehouse_id = $1`,
      [this.warehouseId],
    );
    for (const { product_id, on_hand, moved } of stock.rows)
      expect([product_id, on_hand, moved]).toEqual([
        product_id,
        gained.get(product_id),
        gained.get(product_id),
      ]);
    expect(stock.rows).toHaveLength(this.products.length);
  }

  private async workOnAndOn(person: Person, at: number): Promise<void> {
    for (let turn = at; !this.isOver; turn += 1) {
      await this.sendDocument(person, turn);
      await this.decide(person);
      if (turn % 3 === 0) await this.scrap(person);
      await randomMoment(0, 10);
    }
  }

  private async sendDocument(person: Person, turn: number): Promise<void> {
    const isIn = turn % 2 === 0;
    const lines = this.products.map((product_id, place) => ({
      product_id,
      good_number: ((turn + place) % 3) + (isIn ? 2 : 1),
    }));
    const common = { ware_house_id: this.warehouseId, request_id: randomUUID() };
    const priced = lines.map((line) => ({ ...line, unit_cost: `${turn % 7}` }));
    const outcome = isIn
      ? await this.until(person, addWarehouseInps, { ...common, kind: 1, lines: priced })
      : await this.until(person, addWarehouseMoreOuts, { ...common, type: 21, lines });
    if (outcome.kind !== 'ok') return;
    const { data } = outcome;
    const id = 'id' in data ? data.id : (data.ids[0] ?? 0);
    const gains = new Map(
      lines.map(({ product_id, good_number }) => [product_id, isIn ? good_number : -good_number]),
    );
    this.documents.push({ id, by: person.accountId, gains, isIn, is: 'waiting' });
  }

  private async decide(person: Person): Promise<void> {
    const documents = this.documents
      .filter(({ is, by }) => is === 'waiting' && by !== person.accountId)
      .slice(0, DECIDED_AT_ONCE);
    if (documents.length === 0) return;
    for (const document of documents) document.is = 'decided upon';
    const status = Math.random() < 0.8 ? 1 : -1;
    const outcome = await this.until(person, confirmWarehouseAudits, {
      ids: documents.map(({ id }) => id),
      status,
      audit_notes: 'looked at',
      request_id: randomUUID(),
    });
    if (outcome.kind !== 'ok') throw new Error(`a word was refused: ${JSON.stringify(outcome)}`);
    expect(outcome.data.map(({ error }) => error)).toEqual(documents.map(() => null));
    for (const document of documents) {
      document.is = status === 1 ? 'approved' : 'rejected';
      if (document.undoes && status === 1) document.undoes.is = 'scrapped';
    }
    this.decisionCount += documents.length;
  }

  private async scrap(person: Person): Promise<void> {
    const document = this.documents.find(
      ({ is, by, undoes }) => is === 'approved' && by === person.accountId && !undoes,
    );
    if (!document) return;
    const outcome = await this.until(person, document.isIn ? scrapWarehouseInps : scrapWarehouseOuts, {
      id: document.id,
      audit_notes: 'a mistake',
      request_id: randomUUID(),
    });
    if (outcome.kind !== 'ok' || outcome.data.reversal_id === null) return;
    const { reversal_id } = outcome.data;
    if (this.documents.some(({ id }) => id === reversal_id)) return;
    this.documents.push({ ...document, id: reversal_id, gains: new Map(), is: 'waiting', undoes: document });
  }

  /** Sends it again and again under its key until the result is known. */
  private async until<Request, Response>(
    { token }: Person,
    call: Call<Request, Response>,
    request: Request,
  ): Promise<Outcome<Response>> {
    const once = () => send(this.url(), call, request, token);
    for (let left = TRIES_MAX; left > 0; left -= 1) {
      const outcome = await once();
      if (outcome.kind !== 'unknown') {
        this.known.push({ repeat: once, outcome });
        return outcome;
      }
      // Nobody listened: that one was never sent.
      if (!outcome.why.includes('ECONNREFUSED')) this.unknown += 1;
      await moment(AFTER_UNKNOWN_MS);
    }
    throw new Error(`never learned what became of ${call.path}`);
  }
}
