import type { Call } from '@fovea/shared-types/call';
import type { Cluster } from '../support/cluster.js';
import type { Person } from '../support/api.js';
import { type Outcome, send } from '../support/wire.js';

/** How often each outcome came: `ok`, a refusal by its identifier, `unknown: …`. */
export function tally(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const name =
      outcome.kind === 'ok' ? 'ok' : outcome.kind === 'refused' ? outcome.error : `unknown: ${outcome.why}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

export const answersOf = <Data>(outcomes: readonly Outcome<Data>[]): Data[] =>
  outcomes.flatMap((outcome) => (outcome.kind === 'ok' ? [outcome.data] : []));

/** Sends one request per person at the same moment, to the nodes in turn. */
export const race = <Request, Response>(
  cluster: Pick<Cluster, 'urls'>,
  call: Call<Request, Response>,
  people: readonly (Person | null)[],
  request: (person: Person | null, index: number) => Request,
): Promise<Outcome<Response>[]> =>
  Promise.all(
    people.map((person, i) =>
      send(cluster.urls[i % cluster.urls.length] ?? '', call, request(person, i), person?.token ?? null),
    ),
  );

/** The same person so many times over. */
export const times = (count: number, person: Person): Person[] => Array.from({ length: count }, () => person);
