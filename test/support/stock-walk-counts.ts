import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import { itemAddress } from '@fovea/shared-types/warehouse/label-addresses';
import {
  addWarehouseChecks,
  cancelWarehouseChecks,
  confirmWarehouseChecks,
  recountWarehouseChecks,
  updateWarehouseChecks,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import { COUNT_SCOPE } from '@fovea/shared-types/warehouse/stock-count-bounds';
import type {
  ConfirmedCount,
  CountEntry,
  UpdateCountAnswer,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import type { CountPicture, Entry } from '../property/warehouse/naive-count.js';
import { LOTS } from '../property/warehouse/naive-model.js';
import { documentOf, type NaiveStock } from '../property/warehouse/naive-stock.js';
import type { TestApi } from './api.js';
import { nothing, ofRefusals, picked, described, type Client, type Done } from './walked.js';

/** A step of a count; what is entered where no count is begins one. */
export type CountStep =
  | { kind: 'count'; warehouse: number; products: readonly number[] }
  | {
      kind: 'enter';
      warehouse: number;
      products: readonly number[];
      pick: number;
      entries: readonly Entry[];
      isClosing: boolean;
    }
  | { kind: 'recount' | 'confirm' | 'cancel'; pick: number };

/** A document that follows from a count. */
interface Followed {
  name: string;
  id: number;
  sn: string;
  is: 'in' | 'out';
}

type Send = (path: string, request: object) => Promise<Envelope<unknown>>;

/** The counts of a history. */
export class WalkedCounts {
  private readonly counts: { name: string; id: number }[] = [];
  /** Their states after the last round. */
  private current: Record<string, CountPicture> = {};

  constructor(
    private readonly api: TestApi,
    private readonly warehouses: readonly number[],
    private readonly products: readonly number[],
  ) {}

  /** @param follow gets the documents of a count that is confirmed */
  prepare(
    step: CountStep & { isFit: boolean },
    name: string,
    client: Client,
    send: Send,
    follow: (documents: readonly Followed[]) => void,
  ): () => Promise<Done<NaiveStock>> {
    if (step.kind === 'count' || (step.kind === 'enter' && this.counts.length === 0))
      return this.begin(step, name, send);
    const count = picked(this.fit(step), 'pick' in step ? step.pick : 0);
    if (!count) return nothing(name);
    const what = `${name} of ${count.name}`;
    const { id } = count;
    switch (step.kind) {
      case 'enter':
        return async () => {
          const { entries, isClosing } = step;
          const answer = await send(updateWarehouseChecks.path, {
            id,
            lines: entries.map((entry) => this.typed(entry)),
            ...(isClosing && { close_all: 1 }),
          });
          const kinds = answer.code === CODE_OK ? (answer.data as UpdateCountAnswer).results : [];
          return {
            what,
            outcome: [answer.error ?? null, ...kinds.map(({ kind }) => kind)],
            take: (model) => {
              let results: string[] = [];
              const refusals = ofRefusals(() => {
                results = model.enter(count.name, client.at, entries, isClosing);
              });
              return [refusals ?? [null], ...results.map((kind) => [kind])];
            },
          };
        };
      case 'recount':
        return async () =>
          described(
            what,
            await send(recountWarehouseChecks.path, { id }),
            (model) => void model.recount(count.name),
          );
      case 'confirm':
        return async () => {
          const answer = await send(confirmWarehouseChecks.path, { id });
          const documents = answer.code === CODE_OK ? (answer.data as ConfirmedCount).document_ids : null;
          if (documents) follow(await this.documentsOf(count.name, documents));
          return {
            what,
            outcome: [answer.error ?? null, ...(documents ? [documents.length] : [])],
            take: (model) => {
              let made = 0;
              const refusals = ofRefusals(() => {
                made = model.confirm(count.name, client.at);
              });
              return refusals ? [refusals] : [[null], [made]];
            },
          };
        };
      case 'cancel':
        return async () =>
          described(what, await send(cancelWarehouseChecks.path, { id, reason: 'no time' }), (model) =>
            model.cancel(count.name),
          );
    }
  }

  /** The database's state of them, in the model's terms. */
  async seen(): Promise<Record<string, CountPicture>> {
    if (this.counts.length === 0) return {};
    const { rows } = await this.api.db.query<{ id: number; picture: CountPicture }>(
      `SELECT t.id, json_build_array(t.status,
         (SELECT coalesce(json_object_agg(concat(array_position($2::bigint[], product_id) - 1, ' ', lot_number),
            json_build_array(round, counted, expected, (closed_at IS NOT NULL)::int)), '{}')
          FROM stock_count_line WHERE count_id = t.id),
         (SELECT coalesce(json_object_agg(serial_number, result), '{}')
          FROM stock_count_piece WHERE count_id = t.id AND line IS NOT NULL),
         (SELECT coalesce(json_agg(serial_number ORDER BY serial_number), '[]')
          FROM stock_count_piece WHERE count_id = t.id AND line IS NULL)) AS picture
       FROM stock_count t WHERE t.id = ANY ($1::bigint[])`,
      [this.counts.map(({ id }) => id), [...this.products]],
    );
    const names = new Map(this.counts.map(({ id, name }) => [id, name]));
    this.current = Object.fromEntries(
      rows.map(({ id, picture }) => [names.get(id) ?? `count ${id}`, picture]),
    );
    return this.current;
  }

  private begin(
    { warehouse, products }: { warehouse: number; products: readonly number[] },
    name: string,
    send: Send,
  ): () => Promise<Done<NaiveStock>> {
    return async () => {
      const answer = await send(addWarehouseChecks.path, {
        ware_house_id: this.warehouses[warehouse],
        scope: COUNT_SCOPE.products,
        product_ids: products.map((product) => this.products[product]),
      });
      // What the call declares.
      if (answer.code === CODE_OK) this.counts.push({ name, id: (answer.data as { id: number }).id });
      return described(name, answer, (model) => model.beginCount(name, warehouse, products));
    };
  }

  private async documentsOf(count: string, ids: readonly number[]): Promise<Followed[]> {
    const { rows } = await this.api.db.query<{ id: number; sn: string; is: 'in' | 'out' }>(
      `SELECT id, sn, CASE type WHEN 11 THEN 'in' ELSE 'out' END AS is FROM stock_document WHERE id = ANY ($1::bigint[])
       ORDER BY id`,
      [[...ids]],
    );
    return rows.map((row) => ({ ...row, name: documentOf(count, row.is) }));
  }

  private fit({ kind, isFit }: CountStep & { isFit: boolean }): readonly { name: string; id: number }[] {
    const may = ({ name }: { name: string }): boolean => {
      const [status, lines] = this.current[name] ?? [0, {}];
      const all = Object.values(lines);
      if (status !== 0) return false;
      if (kind === 'confirm') return all.every(([, , , isClosed]) => isClosed === 1);
      if (kind === 'recount')
        return all.some(([, counted, expected, isClosed]) => isClosed === 1 && counted !== expected);
      return true;
    };
    const those = this.counts.filter(may);
    return isFit && those.length > 0 ? those : this.counts;
  }

  /** Goods by number are typed or scanned; lots and pieces are scanned. */
  private typed({ product, count, serial, lot, isAll }: Entry): CountEntry {
    const productId = this.products[product] ?? 0;
    if (serial !== undefined) return { code: serial, product_id: productId };
    if (isAll) return { product_id: productId, quantity: count };
    const [lotNumber, expiresOn] = lot === undefined ? ['', null] : [lot, LOTS[lot] ?? null];
    return {
      code: itemAddress('https://fovea.example', { productId, lotNumber, expiresOn }),
      quantity: count,
    };
  }
}
