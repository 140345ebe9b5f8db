/** A call that waits for the network. */
export interface WaitingCall {
  /** Its key, so that it is done once however often it is sent. */
  requestId: string;
  path: string;
  request: object;
  /** What it is about, for whoever waits. */
  label: string;
  /** Who made it: nobody else's session sends it. */
  by: string;
  at: number;
  /** Why the server refused it; absent while it waits. */
  refusal?: string;
}

/** Where waiting calls are kept. */
export interface OutboxStore {
  all: () => Promise<WaitingCall[]>;
  put: (call: WaitingCall) => Promise<void>;
  remove: (requestId: string) => Promise<void>;
}

const DATABASE = 'fovea-outbox';
const TABLE = 'calls';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

async function table<T>(
  mode: IDBTransactionMode,
  work: (calls: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const open = indexedDB.open(DATABASE, 1);
  open.onupgradeneeded = () => open.result.createObjectStore(TABLE, { keyPath: 'requestId' });
  const database = await answerOf(open);
  try {
    return await answerOf(work(database.transaction(TABLE, mode).objectStore(TABLE)));
  } finally {
    database.close();
  }
}

/** In the browser's own database, which outlives the page and the browser. */
export const browserStore: OutboxStore = {
  all: async () => {
    const calls = await table(
      'readonly',
      (store) => store.getAll() as IDBRequest<WaitingCall[]>, // written by `put` alone
    );
    return calls.sort((a, b) => a.at - b.at);
  },
  put: async (call) => {
    await table('readwrite', (store) => store.put(call));
  },
  remove: async (requestId) => {
    await table('readwrite', (store) => store.delete(requestId));
  },
};
