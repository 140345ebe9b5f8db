import type { Call } from '@fovea/shared-types/call';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import i18next from 'i18next';
import { api, ApiRefusal, NetworkError } from '../../lib/api-client';
import { sessionAccount } from '../../lib/session-account';
import { browserStore, type NotTaken, type OutboxStore, type WaitingCall } from './outbox-store';

/** Of one person: more than a day's work without a network. */
export const WAITING_MAX = 500;

interface Keyed {
  request_id?: string;
}

/** The browser has no room to store one more call; the message explains it. */
export class OutboxFull extends Error {
  override name = 'OutboxFull';
}

/** What a call is given beside itself. */
export type CallNote = Pick<WaitingCall, 'label' | 'form' | 'takenIf'>;

/** Nothing was done, and the same may be sent a little later. */
const LATER: readonly ErrorId[] = ['RATE_LIMITED', 'BUSY'];

const person = (): string => sessionAccount() ?? '';

/**
 * Calls that outlive a lost network: kept in the browser and sent in their order, each once by its `request_id`, when the network is
 * back. What the server then does not take stays, with its words and what was typed, until somebody has put it right or dropped it.
 */
export class Outbox {
  private calls: readonly WaitingCall[] = [];
  private readonly listeners = new Set<() => void>();
  private sending: Promise<void> | null = null;

  constructor(private readonly store: OutboxStore = browserStore) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): readonly WaitingCall[] => this.calls;

  /**
   * Sends a call, or keeps it where the network does not carry it or others wait before it.
   * @returns its answer; null where it is kept for later
   * @throws ApiRefusal, SessionExpired as `api` does, OutboxFull
   */
  async send<Request extends Keyed, Answer>(
    call: Call<Request, Answer>,
    request: Request & { request_id: string },
    note: CallNote,
  ): Promise<Answer | null> {
    await this.load();
    const isFirst = this.waiting().length === 0;
    if (isFirst && navigator.onLine) {
      try {
        return await api(call, request, { quiet: true });
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error;
      }
    }
    if (this.calls.length >= WAITING_MAX) throw new OutboxFull(i18next.t('scan:outbox.full'));
    const { path } = call;
    const kept = { requestId: request.request_id, path, request, ...note, by: person(), at: Date.now() };
    await this.store.put(kept);
    await this.load();
    return null;
  }

  /** Sends what waits, in its order; stops where the network does, and continues another time. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** It was put right, or somebody wants it no longer. */
  async dismiss(requestId: string): Promise<void> {
    await this.store.remove(requestId);
    await this.load();
  }

  private waiting(): readonly WaitingCall[] {
    return this.calls.filter(({ by, notTaken }) => by === person() && notTaken === undefined);
  }

  private async sendAll(): Promise<void> {
    await this.load();
    for (const call of this.waiting()) {
      try {
        const answer = await api<object, unknown>({ path: call.path }, call.request, { quiet: true });
        if (isTaken(call, answer)) await this.store.remove(call.requestId);
        else await this.keep(call, { error: null, msg: '', fields: {}, answer });
      } catch (error) {
        // Signing in again, or getting a network, comes first.
        if (!(error instanceof ApiRefusal) || LATER.includes(error.error)) break;
        await this.keep(call, { error: error.error, msg: error.msg, fields: error.fields });
      }
    }
    await this.load();
  }

  private keep(call: WaitingCall, notTaken: NotTaken): Promise<void> {
    return this.store.put({ ...call, notTaken });
  }

  private async load(): Promise<void> {
    this.calls = await this.store.all();
    this.listeners.forEach((listener) => listener());
  }
}

function isTaken({ takenIf }: WaitingCall, answer: unknown): boolean {
  if (takenIf === undefined) return true;
  const list: unknown = Reflect.get(Object(answer), takenIf.list);
  return (
    Array.isArray(list) &&
    list.every((one: unknown) => takenIf.is.includes(String(Reflect.get(Object(one), takenIf.field))))
  );
}

/** The one of this browser. */
export const outbox = new Outbox();
