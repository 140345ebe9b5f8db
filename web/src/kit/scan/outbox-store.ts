import type { ErrorId } from '@fovea/shared-types/error-ids';
import { browserTable } from '../../lib/browser-table';

/** The page with the form of a call, and what was typed into it. */
export interface CallForm {
  /** The address that opens it anew. */
  at: string;
  typed: unknown;
}

/** What an answer must contain to count as accepted. A function would not outlive the page. */
export interface TakenIf {
  /** Each of this list … */
  list: string;
  /** … has in this field … */
  field: string;
  /** … one of these. */
  is: readonly string[];
}

/** What came of a call that was not taken. */
export interface NotTaken {
  error: ErrorId | null;
  msg: string;
  fields: Readonly<Record<string, string>>;
  /** Where the server did not refuse it, but did not accept it as it was meant either. */
  answer?: unknown;
}

/** A call that waits for the network. */
export interface WaitingCall {
  /** Its key, so that it is done once however often it is sent. */
  requestId: string;
  path: string;
  request: object;
  /** Its subject, for the list of waiting calls. */
  label: string;
  /** The account that made it: nobody else's session sends it. */
  by: string;
  at: number;
  form?: CallForm;
  takenIf?: TakenIf;
  /** Absent while it waits. */
  notTaken?: NotTaken;
}

/** Where waiting calls are kept. */
export interface OutboxStore {
  all: () => Promise<WaitingCall[]>;
  put: (call: WaitingCall) => Promise<void>;
  remove: (requestId: string) => Promise<void>;
}

const table = browserTable<WaitingCall>('fovea-outbox', 'calls', 'requestId');

/** What waits outlives the page, the browser and the session. */
export const browserStore: OutboxStore = {
  ...table,
  all: async () => (await table.all()).sort((a, b) => a.at - b.at),
};
