import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, NetworkError } from '../../../lib/api-client';
import { Autosave, type AutosaveState, type SavedDraft } from './autosave';

const DELAY_MS = 1000;
const RETRY_MS = 5000;

function aForm(savedDraft: SavedDraft | null = null) {
  const send = vi.fn<(form: string, savedDraft: SavedDraft | null) => Promise<SavedDraft>>();
  const kept: Array<string | null> = [];
  const states: AutosaveState[] = [];
  const autosave = new Autosave<string>(
    {
      delayMs: DELAY_MS,
      retryMs: RETRY_MS,
      send,
      keep: (form) => kept.push(form),
      onState: (state) => states.push(state),
      onSaved: () => undefined,
      now: () => 77,
    },
    savedDraft,
  );
  return { autosave, send, kept, states, state: () => states.at(-1)?.kind };
}
const refusal = (error: 'CHANGED_MEANWHILE' | 'VALIDATION') =>
  new ApiRefusal(error, 'No', { gtin: 'wrong' }, null, null);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('saving while somebody types', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a pause, makes one draft, and continues with it', async () => {
    const { autosave, send, states } = aForm();
    send.mockResolvedValueOnce({ id: 5, version: 'a' }).mockResolvedValueOnce({ id: 5, version: 'b' });
    autosave.change('F');
    await pass(DELAY_MS / 2);
    autosave.change('Fundus');
    await pass(DELAY_MS);
    autosave.change('Fundus camera');
    await pass(DELAY_MS);
    expect(send.mock.calls).toEqual([
      ['Fundus', null],
      ['Fundus camera', { id: 5, version: 'a' }],
    ]);
    expect(states.at(-1)).toEqual({ kind: 'saved', at: 77 });
  });

  it('never has two calls on their way', async () => {
    const { autosave, send } = aForm();
    let arrive: (draft: SavedDraft) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    send.mockResolvedValueOnce({ id: 5, version: 'b' });
    autosave.change('one');
    await pass(DELAY_MS);
    autosave.change('two');
    await pass(DELAY_MS * 3);
    expect(send).toHaveBeenCalledOnce();
    arrive({ id: 5, version: 'a' });
    await pass(0);
    expect(send).toHaveBeenLastCalledWith('two', { id: 5, version: 'a' });
  });

  it('keeps what cannot be sent, and sends the newest of it later', async () => {
    const { autosave, send, kept, state } = aForm({ id: 5, version: 'a' });
    send
      .mockRejectedValueOnce(new NetworkError('No connection'))
      .mockResolvedValueOnce({ id: 5, version: 'b' });
    autosave.change('one');
    await pass(DELAY_MS);
    expect([state(), kept]).toEqual(['offline', ['one']]);
    await pass(RETRY_MS);
    expect([state(), kept]).toEqual(['saved', ['one', null]]);
  });

  it('stops at a stale draft until somebody decides, and keeps what is typed meanwhile', async () => {
    const { autosave, send, state } = aForm({ id: 5, version: 'a' });
    send.mockRejectedValueOnce(refusal('CHANGED_MEANWHILE')).mockResolvedValueOnce({ id: 5, version: 'd' });
    autosave.change('mine');
    await pass(DELAY_MS);
    autosave.change('mine and more');
    await pass(RETRY_MS * 2);
    expect([state(), send.mock.calls.length]).toEqual(['stale', 1]);
    autosave.resume({ id: 5, version: 'c' }, true);
    await pass(DELAY_MS);
    expect(send).toHaveBeenLastCalledWith('mine and more', { id: 5, version: 'c' });
    expect(state()).toBe('saved');
  });

  it('shows what the server refused, and tries again with the next change', async () => {
    const { autosave, send, states, state } = aForm();
    send.mockRejectedValueOnce(refusal('VALIDATION')).mockResolvedValueOnce({ id: 6, version: 'a' });
    autosave.change('bad');
    await pass(RETRY_MS * 2);
    expect(states.at(-1)).toEqual({ kind: 'refused', message: 'No', fields: { gtin: 'wrong' } });
    autosave.change('good');
    await pass(DELAY_MS);
    expect(state()).toBe('saved');
  });

  it('sends nothing while the form itself is being sent, and continues when that was refused', async () => {
    const { autosave, send } = aForm();
    send.mockResolvedValue({ id: 5, version: 'a' });
    autosave.change('one');
    await autosave.hold();
    autosave.change('two');
    await pass(DELAY_MS * 3);
    expect(send).not.toHaveBeenCalled();
    autosave.release();
    await pass(DELAY_MS);
    expect(send).toHaveBeenCalledExactlyOnceWith('two', null);
  });

  it('keeps and sends what waits when the page is closed', async () => {
    const { autosave, send, kept } = aForm();
    send.mockResolvedValue({ id: 5, version: 'a' });
    autosave.change('one');
    autosave.leave();
    expect(kept).toEqual(['one']);
    await pass(0);
    expect(kept).toEqual(['one', null]);
  });
});
