import { ApiRefusal, NetworkError, SessionExpired } from '../../../lib/api-client';

/** A draft as it is on the server. */
export interface SavedDraft {
  id: number;
  version: string;
}

export type AutosaveState =
  | { kind: 'clean' }
  /** Unsaved input waits, or is being sent. */
  | { kind: 'pending' }
  | { kind: 'saved'; at: number }
  /** Kept in this browser until the server can be reached. */
  | { kind: 'offline' }
  /** Somebody else saved the draft meanwhile: a person decides which one stays. */
  | { kind: 'stale' }
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>> };

export interface AutosaveOptions<Form> {
  delayMs: number;
  retryMs: number;
  /**
   * Saves the form, upon the draft that was saved last; null makes a new one.
   * @throws ApiRefusal (CHANGED_MEANWHILE when another state stands by now), NetworkError
   */
  send: (form: Form, savedDraft: SavedDraft | null) => Promise<SavedDraft>;
  /** Keeps what did not arrive in the browser; null: all has arrived. */
  keep: (form: Form | null) => void;
  onState: (state: AutosaveState) => void;
  onSaved: (draft: SavedDraft, form: Form) => void;
  now: () => number;
}

/**
 * Saves a form some moments after its last change, one call at a time and the newest words last. What cannot be sent is
 * kept and sent later; a stale one stops it until somebody decides.
 */
export class Autosave<Form> {
  private waiting: Form | null = null;
  private sending: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isHeld = false;

  constructor(
    private readonly options: AutosaveOptions<Form>,
    private savedDraft: SavedDraft | null,
  ) {}

  get draft(): SavedDraft | null {
    return this.savedDraft;
  }

  /** The form has changed. */
  change(form: Form): void {
    this.waiting = form;
    if (this.isHeld) return;
    this.options.onState({ kind: 'pending' });
    this.after(this.options.delayMs);
  }

  /** Sends what waits now, and ends when nothing is on its way any more. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    await this.sending;
    if (this.waiting !== null && !this.isHeld) this.sending = this.sendOnce(this.waiting);
    await this.sending;
  }

  /** Sends nothing any more: the form itself is being sent. Ends when nothing is on its way. */
  async hold(): Promise<void> {
    this.isHeld = true;
    clearTimeout(this.timer);
    await this.sending;
  }

  /** Continues, with what was typed meanwhile. */
  release(): void {
    this.isHeld = false;
    if (this.waiting !== null) this.change(this.waiting);
  }

  /** After it was stale: continues from this state, with or without what is typed here. */
  resume(savedDraft: SavedDraft, isMineKept: boolean): void {
    this.savedDraft = { id: savedDraft.id, version: savedDraft.version };
    if (!isMineKept) this.waiting = null;
    this.options.onState({ kind: 'clean' });
    if (this.waiting === null) this.options.keep(null);
    this.release();
  }

  /** The page goes away: what waits is kept first and sent if there is time. */
  leave(): void {
    if (this.waiting === null || this.isHeld) return;
    this.options.keep(this.waiting);
    void this.flush();
  }

  private after(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  private async sendOnce(form: Form): Promise<void> {
    const { options } = this;
    this.waiting = null;
    options.onState({ kind: 'pending' });
    try {
      this.savedDraft = await options.send(form, this.savedDraft);
      this.sending = null;
      options.onSaved(this.savedDraft, form);
      if (this.hasNewer()) return;
      options.keep(null);
      options.onState({ kind: 'saved', at: options.now() });
    } catch (error) {
      this.sending = null;
      this.failed(form, error);
    }
  }

  /** While one form was on its way another was typed: its own timer sends it. */
  private hasNewer(): boolean {
    return this.waiting !== null;
  }

  private failed(form: Form, error: unknown): void {
    const { options } = this;
    this.waiting ??= form;
    options.keep(this.waiting);
    if (error instanceof ApiRefusal && error.error === 'CHANGED_MEANWHILE') {
      this.isHeld = true;
      options.onState({ kind: 'stale' });
    } else if (error instanceof ApiRefusal) {
      options.onState({ kind: 'refused', message: error.msg, fields: error.fields });
    } else if (error instanceof NetworkError) {
      options.onState({ kind: 'offline' });
      this.after(options.retryMs);
    } else if (error instanceof SessionExpired) {
      // The sign-in dialog is open over the page; the next change tries again.
      options.onState({ kind: 'offline' });
    } else {
      throw error;
    }
  }
}
