import type { QueryClient, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { NetworkError } from './api-client';
import { browserTable } from './browser-table';
import { activeLanguage } from './i18n';
import { ANSWERS } from './session';
import { sessionAccount } from './session-account';

interface KeptAnswer {
  key: string;
  answer: unknown;
  at: number;
}

/** Answers of one device; those requested longest ago make room. */
const ANSWERS_MAX = 400;
/** Older than this a page without a network shows that there is none. */
const OLD_MS = 7 * 24 * 3_600_000;

const table = browserTable<KeptAnswer>(ANSWERS, 'answers', 'key');
/** Looked at once a page. */
let hasRoom = false;
let wasNeeded = false;

/** What is kept of an answer: no data of people besides the caller. */
export type Kept = (answer: unknown) => unknown;

/** Of one person, in one language. */
const keyOf = (query: QueryKey): string => JSON.stringify([sessionAccount(), activeLanguage(), query]);

/**
 * Answers that a page without a network cannot do without: kept by the account that asked, until it signs out, and given where
 * the network does not carry the question.
 * @param keys  queries whose keys begin with these
 */
export function keepAnswers(client: QueryClient, keys: ReadonlyArray<{ key: QueryKey; kept?: Kept }>): void {
  for (const { key, kept = (answer: unknown) => answer } of keys)
    client.setQueryDefaults(key, {
      persister: async <Answer>(
        ask: QueryFunction<Answer>,
        context: QueryFunctionContext,
        { queryKey }: { queryKey: QueryKey },
      ): Promise<Answer> => {
        try {
          const answer = await ask(context);
          // A browser that keeps nothing, or is full, goes without.
          await keep({ key: keyOf(queryKey), answer: kept(answer), at: Date.now() }).catch(() => undefined);
          return answer;
        } catch (error) {
          if (!(error instanceof NetworkError)) throw error;
          const found = await table.get(keyOf(queryKey));
          if (found === undefined || Date.now() - found.at > OLD_MS) throw error;
          wasNeeded = true;
          return found.answer as Answer; // what this query was answered before
        }
      },
    });
}

async function keep(row: KeptAnswer): Promise<void> {
  await table.put(row);
  if (hasRoom) return;
  hasRoom = true;
  const rows = await table.all();
  const oldest = rows.sort((a, b) => a.at - b.at).slice(0, Math.max(0, rows.length - ANSWERS_MAX));
  await Promise.all(oldest.map(({ key }) => table.remove(key)));
}

/** Whether a page has shown cached answers since the last call of this: it should be reloaded. */
export function wereAnswersNeeded(): boolean {
  const was = wasNeeded;
  wasNeeded = false;
  return was;
}
