import type { Call } from '@fovea/shared-types/call';
import i18next from 'i18next';
import { api, ApiRefusal, NetworkError } from '../../lib/api-client';
import { cachedProfile } from '../../lib/session';
import { browserStore, type OutboxStore, type WaitingCall } from './outbox-store';

/** Of one person: more than a day's work without a network. */
export const WAITING_MAX = 500;

interface Keyed {
  request_id?: string;
}

/** The browser has no room to keep one more call; says so in words. */
export class OutboxFull extends Error {
  override name = 'OutboxFull';
}

/** What the server said to a call that waited. */
export interface Answered {
  requestId: string;
  path: string;
  request: object;
  answer: unknown;
}

const nobody = (): string => cachedProfile().name ?? '';

/**
 * Calls that outlive a lost network: kept in the browser and sent in their order, each once by its `request_id`, when the network is
 * back. What the server then refuses stays, with its words, until somebody has read it.
 */
export class Outbox {
  private calls: readonly WaitingCall[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly ears = new Set<(answered: Answered) => void>();
  private sending: Promise<void> | null = null;

  constructor(private readonly store: OutboxStore = browserStore) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** For whoever needs the answers of calls that waited: nobody has seen them yet. */
  readonly hear = (ear: (answered: Answered) => void): (() => void) => {
    this.ears.add(ear);
    return () => this.ears.delete(ear);
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
    label: string,
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
    const kept = { requestId: request.request_id, path, request, label, by: nobody(), at: Date.now() };
    await this.store.put(kept);
    await this.load();
    return null;
  }

  /** Sends what waits, in its order; stops where the network does, and goes on another time. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll().finally(() => {
      this.sending = null;
    });
    return this.sending;
  }

  /** Somebody has read why it was refused. */
  async dismiss(requestId: string): Promise<void> {
    await this.store.remove(requestId);
    await this.load();
  }

  private waiting(): readonly WaitingCall[] {
    return this.calls.filter(({ by, refusal }) => by === nobody() && refusal === undefined);
  }

  private async sendAll(): Promise<void> {
    await this.load();
    for (const call of this.waiting()) {
      try {
        const answer = await api<object, unknown>({ path: call.path }, call.request, { quiet: true });
        await this.store.remove(call.requestId);
        this.tell({ ...call, answer });
      } catch (error) {
        // Whoever must sign in again, or has no network, does so first.
        if (!(error instanceof ApiRefusal)) break;
        await this.store.put({ ...call, refusal: error.message });
      }
    }
    await this.load();
  }

  private tell(answered: Answered): void {
    this.ears.forEach((ear) => ear(answered));
  }

  private async load(): Promise<void> {
    this.calls = await this.store.all();
    this.listeners.forEach((listener) => listener());
  }
}

/** The one of this browser. */
export const outbox = new Outbox();
