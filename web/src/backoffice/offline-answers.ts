import { product } from '@fovea/shared-types/goods/product.record';
import { allocation } from '@fovea/shared-types/warehouse/allocation.record';
import { bin } from '@fovea/shared-types/warehouse/bin.record';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockOut } from '@fovea/shared-types/warehouse/stock-out.record';
import { stock } from '@fovea/shared-types/warehouse/stock.record';
import type { QueryClient } from '@tanstack/react-query';
import { keepAnswers } from '../lib/kept-answers';
import { recordKey } from './record/record.queries';

/** Fields with people: actors, customers, and their files. */
const OF_PEOPLE =
  /^(\w*username|\w+_by|customers?|customer_\w+|phone|address|counters|notes|\w*images|\w*video)$/;

/** The same without data of people: a page that works offline does without their names. */
function withoutPeople(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPeople);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [
      name,
      OF_PEOPLE.test(name) ? blank(one) : withoutPeople(one),
    ]),
  );
}

function blank(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}

/** The signed-in person and what they may open; texts; and what the pages of offline-pages.ts count, fill and receive with. */
export const keepForOffline = (client: QueryClient): void =>
  keepAnswers(client, [
    ...[['access'], ['dicts']].map((key) => ({ key })),
    ...[
      [...recordKey(stockCount), 'seen'],
      [...recordKey(allocation), 'seen'],
      [...recordKey(stockIn), 'params'],
      [...recordKey(stockOut), 'params'],
      [...recordKey(product), 'found'],
      [...recordKey(stock), 'found'],
      [...recordKey(bin), 'choices'],
    ].map((key) => ({ key, kept: withoutPeople })),
  ]);
