import { CODE_OK } from '@fovea/shared-types/envelope';
import { MACHINES } from '@fovea/shared-types/states/machines';
import { startApi } from '../support/api.js';
import { MOVED_BY_CALLS, type MovedByCalls, type MovedRow, type Scene } from '../support/moved-by-calls.js';
import { aStaff } from '../support/people.js';

let scene: Scene;
beforeAll(async () => {
  const api = await startApi();
  scene = { api, staff: await aStaff(api, ['*:*:*']) };
});
afterAll(() => scene?.api.stop());

/** Every state with every action that is not written to begin there; last those that put something beside the row first. */
const unwritten = MOVED_BY_CALLS.flatMap((moved) =>
  Object.entries(moved.machine.codes).flatMap(([state, code]) =>
    Object.entries(moved.acts)
      .filter(([action]) => !moved.machine.may(code, action))
      .sort(([, one], [, other]) => one.body.length - other.body.length)
      .map(([action, act]) => [moved.table, state, action, moved, code, act] as const),
  ),
);

/** By its kind and state; one that was refused a move stands as before, so the next action meets it. */
const standing = new Map<string, MovedRow>();
const keyOf = ({ table, column, machine }: MovedByCalls, code: number): string =>
  [table, column, machine.id, code].join(' ');

describe('a move that is not written', () => {
  it.each(unwritten)('of %s: %s, %s, changes nothing', async (_table, _state, _action, moved, code, act) => {
    const { table, column } = moved;
    const key = keyOf(moved, code);
    const row = standing.get(key) ?? (await moved.aRow(scene, code));
    standing.delete(key);
    const stateOf = async (): Promise<unknown> =>
      (await scene.api.db.query(`SELECT ${column} AS state FROM ${table} WHERE id = $1`, [row.id])).rows;
    expect(await stateOf()).toEqual([{ state: code }]);
    const as = act.isOwners ? row.owner : scene.staff;
    const body = await act.body(row.named ?? row.id, scene, row);
    const { code: answered } = await scene.api.envelope(act.path, body, { as });
    // Refused or, where it is so already, left as it is; never a fault of ours.
    expect(answered).toBeLessThan(500);
    expect(await stateOf()).toEqual([{ state: code }]);
    if (answered !== CODE_OK) standing.set(key, row);
  });
});

it('names the actions as the machines do', () => {
  const unknown = MOVED_BY_CALLS.flatMap(({ machine, acts }) => {
    const known = new Set(machine.moves.map(([, , , action]) => action));
    return Object.keys(acts).filter((action) => !known.has(action));
  });
  expect(unknown).toEqual([]);
});

it('tries every machine there is', () => {
  const tried = new Set(MOVED_BY_CALLS.map(({ machine }) => machine.id));
  expect(MACHINES.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
});
