import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import { callRegistry } from '../../server/src/platform/http/call.decorator.js';
import { matrixRows } from '../support/matrix.js';
import type { Person } from '../support/api.js';
import type { Act, MovedByCalls, MovedRow, Scene } from '../things/moves.js';
import { listOf } from '../things/things.js';
import { aMember, aSeller } from '../support/people.js';

/** Two callers who want what only one of them, or one after the other, may have. */
interface Pair {
  first: () => Promise<unknown>;
  second: () => Promise<unknown>;
  /** What is there afterwards, where the answers do not show it. */
  after?: () => Promise<unknown>;
}

/** A lock and two callers of whom the first holds it: their answers, and those without the clause. */
export interface LockRace {
  lock: string;
  /** Behind which the first caller stops, where it is another one. */
  stopAt?: string;
  /** After how many more statements it stops, where it reads only then. */
  later?: number;
  callers: string;
  pair: (scene: Scene) => Promise<Pair>;
  holds: readonly unknown[];
  breaks: readonly unknown[];
  /** Whether both make the same request, so that their order does not matter. */
  isEven?: boolean;
}

/** `done`, or why not; of a call that decides several ids, of its one id. */
function comesTo({ code, error, data }: Envelope<unknown>): string {
  if (code !== CODE_OK) return error ?? 'INTERNAL';
  const one: unknown = Array.isArray(data) ? data[0] : null;
  return typeof one === 'object' && one !== null && 'error' in one && typeof one.error === 'string'
    ? one.error
    : 'done';
}

export const requested =
  ({ api }: Scene, path: string, body: object, as: Person | undefined): (() => Promise<string>) =>
  async () =>
    comesTo(await api.envelope(path, body, { as }));

/** Two moves of one row, from a state in which each is allowed. */
export function moves(
  lock: string,
  [table, state]: readonly [tableOrMachine: string, state: string],
  [one, other]: readonly [first: string, second: string],
  holds: readonly string[],
  breaks: readonly string[],
): LockRace {
  const first = (isMeant: (moved: MovedByCalls) => boolean): MovedByCalls | undefined =>
    listOf((thing) => thing.moves).find(
      (moved) =>
        isMeant(moved) && state in moved.machine.codes && one in moved.actions && other in moved.actions,
    );
  const moved = first(({ table: of }) => of === table) ?? first(({ machine }) => machine.id === table);
  if (!moved) throw new Error(`${table} has no ${one} and ${other}`);
  const { machine, actions, aRow } = moved;
  const asking = async (
    scene: Scene,
    row: MovedRow,
    act: Act | undefined,
  ): Promise<() => Promise<string>> => {
    if (!act) throw new Error('an act that was found is there');
    const as = act.isOwners ? row.owner : scene.staff;
    return requested(scene, act.path, await act.body(row.named ?? row.id, scene, row), as);
  };
  return {
    lock,
    callers: `${moved.table} ${state}: ${one}, ${other}`,
    pair: async (scene) => {
      const row = await aRow(scene, machine.codes[state] ?? 0);
      return {
        first: await asking(scene, row, actions[one]),
        second: await asking(scene, row, actions[other]),
      };
    },
    ...{ holds, breaks, isEven: one === other },
  };
}

/** The request of the authorization matrix, twice. */
export const twice = (
  lock: string,
  path: string,
  holds: readonly string[],
  breaks: readonly string[],
  later = 0,
): LockRace => ({
  ...{ lock, later },
  callers: `${path}, twice`,
  pair: async (scene) => {
    const cast = { seller: await aSeller(scene.api), member: await aMember(scene.api) };
    const body = (await matrixRows[path]?.request?.(scene.api, cast)) ?? {};
    const may = callRegistry.get(path)?.may;
    const as = may === 'member' ? cast.member : scene.staff;
    return { first: requested(scene, path, body, as), second: requested(scene, path, body, as) };
  },
  ...{ holds, breaks, isEven: true },
});
