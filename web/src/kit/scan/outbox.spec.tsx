import { addSerialNote } from '@fovea/shared-types/warehouse/passport.calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../../lib/api-client';
import { signIn } from '../../lib/session';
import { Outbox, WAITING_MAX } from './outbox';
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

let isOnline = true;
let refused: string | null = null;
/** The keys of what reached the server. */
let arrived: string[] = [];
beforeEach(() => {
  [isOnline, refused, arrived] = [true, null, []];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const { request_id } = JSON.parse(body) as { request_id: string };
    arrived.push(request_id);
    return Promise.resolve(
      Response.json(
        request_id === refused
          ? { code: -101, msg: 'There is no such piece', error: 'NOT_FOUND', data: null }
          : { code: 200, msg: '', data: { id: 1 } },
      ),
    );
  });
  signIn({ token: 'aya', name: 'Aya' });
});

const note = (outbox: Outbox, request_id: string) =>
  outbox.send(addSerialNote, { id: 1, kind: 'note', text: 'x', request_id }, `Piece ${request_id}`);

describe('calls without a network', () => {
  it('are kept, and sent once in their order when it is back', async () => {
    const store = memory();
    const outbox = new Outbox(store);
    expect(await note(outbox, 'a')).toEqual({ id: 1 });
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

  it('tell the answers of those that waited', async () => {
    const outbox = new Outbox(memory());
    const heard: string[] = [];
    const stop = outbox.hear(({ requestId, answer }) => heard.push(`${requestId} ${JSON.stringify(answer)}`));
    expect(await note(outbox, 'a')).toEqual({ id: 1 });
    isOnline = false;
    await note(outbox, 'b');
    isOnline = true;
    await outbox.flush();
    stop();
    isOnline = false;
    await note(outbox, 'c');
    isOnline = true;
    await outbox.flush();
    expect(heard).toEqual(['b {"id":1}']);
  });

  it('that are refused then stay with the reason until somebody has read it', async () => {
    const outbox = new Outbox(memory());
    isOnline = false;
    await note(outbox, 'a');
    await note(outbox, 'b');
    [isOnline, refused] = [true, 'a'];
    await outbox.flush();
    expect(outbox.current()).toMatchObject([{ requestId: 'a', refusal: 'There is no such piece' }]);
    await outbox.flush();
    expect(arrived).toEqual(['a', 'b']);
    await outbox.dismiss('a');
    expect(outbox.current()).toEqual([]);
  });

  it('are told at once when the server says no', async () => {
    refused = 'a';
    await expect(note(new Outbox(memory()), 'a')).rejects.toBeInstanceOf(ApiRefusal);
  });

  it('of somebody else are not sent under another name', async () => {
    const outbox = new Outbox(memory());
    isOnline = false;
    await note(outbox, 'a');
    isOnline = true;
    signIn({ token: 'ben', name: 'Ben' });
    await outbox.flush();
    expect(arrived).toEqual([]);
    signIn({ token: 'aya-2', name: 'Aya' });
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
