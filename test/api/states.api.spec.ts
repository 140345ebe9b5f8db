import { CODE_OK } from '@fovea/shared-types/envelope';
import { MACHINES } from '@fovea/shared-types/machines';
import { startApi } from '../support/api.js';
import { aStaff } from '../support/people.js';
import type { Act, MovedByCalls, MovedRow, Scene } from '../things/moves.js';
import { listOf } from '../things/things.js';

/** Every machine that people move, by every call that moves it. */
const movedByCalls = listOf(({ moves }) => moves);

let scene: Scene;
beforeAll(async () => {
  const api = await startApi();
  scene = { api, staff: await aStaff(api, ['*:*:*']) };
});
afterAll(() => scene?.api.stop());

/** Every state with every action that is not written to begin there; last those that put something beside the row first. */
const unwritten = movedByCalls.flatMap((moved) =>
  Object.entries(moved.machine.codes).flatMap(([state, code]) =>
    Object.entries(moved.actions)
      .filter(([action, { also = [] }]) => !moved.machine.may(code, action, ...also))
      .sort(([, one], [, other]) => one.body.length - other.body.length)
      .map(([action, act]) => [moved.table, state, action, moved, code, act] as const),
  ),
);

/** A call that answers one of these did not reach the check of the state. */
const NOT_BY_STATE: readonly string[] = ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND'];
const isUnseen = ({ unseen }: Act, state: string): boolean => unseen?.in.includes(state) ?? false;

/** By kind and state; a refused move leaves the row as it was, so the next action gets it. */
const current = new Map<string, MovedRow>();
const keyOf = ({ table, column, machine }: MovedByCalls, code: number): string =>
  [table, column, machine.id, code].join(' ');

describe('a move that is not written', () => {
  it.each(unwritten)('of %s: %s, %s, changes nothing', async (_table, state, _action, moved, code, act) => {
    const { table, column } = moved;
    const key = keyOf(moved, code);
    const row = current.get(key) ?? (await moved.aRow(scene, code));
    current.delete(key);
    const stateOf = async (): Promise<unknown> =>
      (await scene.api.db.query(`SELECT ${column} AS state FROM ${table} WHERE id = $1`, [row.id])).rows;
    expect(await stateOf()).toEqual([{ state: code }]);
    const as = act.isOwners ? row.owner : scene.staff;
    const body = await act.body(row.named ?? row.id, scene, row);
    const { code: answered, error, fields } = await scene.api.envelope(act.path, body, { as });
    // Refused or, where it is so already, left as it is; never a fault of ours.
    expect(answered).toBeLessThan(500);
    if (isUnseen(act, state)) expect(error).toBe('NOT_FOUND');
    else expect([NOT_BY_STATE.includes(error ?? ''), error, fields]).toEqual([false, error, fields]);
    expect(await stateOf()).toEqual([{ state: code }]);
    if (answered !== CODE_OK) current.set(key, row);
  });
});

/** By machine, the listed property of all its rows. */
const listedFor = (id: string, what: (moved: MovedByCalls) => object): string[] =>
  movedByCalls.filter(({ machine }) => machine.id === id).flatMap((moved) => Object.keys(what(moved)));

it('names the actions as the machines do', () => {
  const unknown = movedByCalls.flatMap(({ machine, actions, elsewhere = {} }) => {
    const known = new Set<string>(machine.moves.map(([, , , action]) => action));
    const also = Object.values(actions).flatMap((act) => act.also ?? []);
    return [...Object.keys(actions), ...also, ...Object.keys(elsewhere)].filter(
      (action) => !known.has(action),
    );
  });
  expect(unknown).toEqual([]);
});

it('tries every move that is not the system’s, or names where it is tried', () => {
  const untried = MACHINES.flatMap((machine) => {
    const { id } = machine;
    const listed = [
      ...listedFor(id, ({ actions }) => actions),
      ...listedFor(id, ({ elsewhere = {} }) => elsewhere),
    ];
    return machine.moves
      .filter(([from, , who, action]) => from !== null && who !== 'system' && !listed.includes(action))
      .map(([from, to, who, action]) => `${id}: ${from} to ${to}, ${who}, ${action}`);
  });
  expect(untried).toEqual([]);
});

it('names no move as tried elsewhere that is tried here', () => {
  const both = MACHINES.flatMap(({ id }) => {
    const tried = listedFor(id, ({ actions }) => actions);
    return listedFor(id, ({ elsewhere = {} }) => elsewhere).filter((action) => tried.includes(action));
  });
  expect(both).toEqual([]);
});
