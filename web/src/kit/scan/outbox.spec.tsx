import { addSerialNote } from '@fovea/shared-types/warehouse/passport.calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api-client';
import { signIn } from '../../lib/session';
import { Outbox, type CallNote, WAITING_MAX } from './outbox';
import type { OutboxStore, WaitingCall } from './outbox-store';

/** As the browser's database, for as long as a test lasts. */
function memory(): OutboxStore {
  const calls = new Map<string, WaitingCall>();
  return {
    all: () => Promise.resolve([...calls.values()]),
    put: (call) => Promise.resolve(void calls.set(call.requestId, call)),
    remove: (requestId) => Promise.resolve(void calls.delete(requestId)),
  };
}

/** As the server makes them: the owner, and which of theirs. */
const tokenOf = (sub: string, jti: string): string =>
  `head.${btoa(JSON.stringify({ sub, jti })).replaceAll('=', '')}.mark`;

let isOnline = true;
let refused: string | null = null;
let refusedAs = 'NOT_FOUND';
/** The keys of what reached the server. */
let arrived: string[] = [];
beforeEach(() => {
  [isOnline, refused, refusedAs, arrived] = [true, null, 'NOT_FOUND', []];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const { request_id } = JSON.parse(body) as { request_id: string };
    arrived.push(request_id);
    return Promise.resolve(
      Response.json(
        request_id === refused
          ? { code: -101, msg: 'There is no such piece', error: refusedAs, data: null }
          : { code: 200, msg: '', data: { id: 1, results: [{ kind: request_id }] } },
      ),
    );
  });
  signIn({ token: tokenOf('7', 'a'), name: 'Aya' });
});

const note = (outbox: Outbox, request_id: string, note: Omit<CallNote, 'label'> = {}) =>
  outbox.send(
    addSerialNote,
    { id: 1, kind: 'note', text: 'x', request_id },
    { label: `Piece ${request_id}`, ...note },
  );

describe('calls without a network', () => {
  it('are kept, and sent once in their order when it is back', async () => {
    const store = memory();
    const outbox = new Outbox(store);
    expect(await note(outbox, 'a')).toMatchObject({ id: 1 });
    isOnline = false;
    expect([await note(outbox, 'b'), await note(outbox, 'c')]).toEqual([null, null]);
    await outbox.flush();
    expect(outbox.current()).toHaveLength(2);
    isOnline = true;
    // What comes now waits its turn; the page may have been opened anew meanwhile.
    const later = new Outbox(store);
    expect(await note(later, 'd')).toBeNull();
    await Promise.all([later.flush(), later.flush()]);
    expect(arrived).toEqual(['a', 'b', 'c', 'd']);
    expect(later.current()).toEqual([]);
  });

  it('refused by their answer are kept with it, as refused', async () => {
    const outbox = new Outbox(memory());
    const takenIf = { list: 'results', field: 'kind', is: ['counted'] };
    isOnline = false;
    for (const kind of ['counted', 'unknown']) await note(outbox, kind, { takenIf });
    isOnline = true;
    await outbox.flush();
    expect(outbox.current()).toMatchObject([
      { requestId: 'unknown', notTaken: { error: null, answer: { results: [{ kind: 'unknown' }] } } },
    ]);
  });

  it('that are refused then stay with the reason and what was typed, until somebody puts it right', async () => {
    const outbox = new Outbox(memory());
    isOnline = false;
    const form = { at: '/there?mend=a', typed: { text: 'x' } };
    await note(outbox, 'a', { form });
    await note(outbox, 'b');
    [isOnline, refused] = [true, 'a'];
    await outbox.flush();
    expect(outbox.current()).toMatchObject([
      { requestId: 'a', form, notTaken: { error: 'NOT_FOUND', msg: 'There is no such piece' } },
    ]);
    await outbox.flush();
    expect(arrived).toEqual(['a', 'b']);
    await outbox.dismiss('a');
    expect(outbox.current()).toEqual([]);
  });

  it('are reported at once when the server refuses', async () => {
    refused = 'a';
    await expect(note(new Outbox(memory()), 'a')).rejects.toBeInstanceOf(ApiRefusal);
  });

  it('are tried again later where the server has no time for them', async () => {
    const outbox = new Outbox(memory());
    isOnline = false;
    await note(outbox, 'a');
    [isOnline, refused, refusedAs] = [true, 'a', 'RATE_LIMITED'];
    await outbox.flush();
    expect(outbox.current()).toMatchObject([{ requestId: 'a' }]);
    refused = null;
    await outbox.flush();
    expect(outbox.current()).toEqual([]);
  });

  it('of somebody else are not sent by another account, of the same name', async () => {
    const outbox = new Outbox(memory());
    isOnline = false;
    await note(outbox, 'a');
    isOnline = true;
    signIn({ token: tokenOf('8', 'b'), name: 'Aya' });
    await outbox.flush();
    expect(arrived).toEqual([]);
    signIn({ token: tokenOf('7', 'c'), name: 'Aya' });
    await outbox.flush();
    expect(arrived).toEqual(['a']);
  });

  it('have a bound', async () => {
    const outbox = new Outbox(memory());
    isOnline = false;
    for (let at = 0; at < WAITING_MAX; at += 1) await note(outbox, `n${at}`);
    await expect(note(outbox, 'one more')).rejects.toThrow('Too much waits on this device already.');
    expect(outbox.current()).toHaveLength(WAITING_MAX);
  });
});
