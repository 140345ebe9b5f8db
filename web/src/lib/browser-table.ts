const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

/** Rows in the browser's own database, which outlives the page and the browser. */
export interface BrowserTable<Row> {
  all: () => Promise<Row[]>;
  get: (key: string) => Promise<Row | undefined>;
  put: (row: Row) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** @param key  the field by which a row is found */
export function browserTable<Row>(
  database: string,
  name: string,
  key: keyof Row & string,
): BrowserTable<Row> {
  const within = async <T>(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const open = indexedDB.open(database, 1);
    open.onupgradeneeded = () => open.result.createObjectStore(name, { keyPath: key });
    const opened = await answerOf(open);
    try {
      return await answerOf(work(opened.transaction(name, mode).objectStore(name)));
    } finally {
      opened.close();
    }
  };
  return {
    // Written by `put` alone.
    all: () => within('readonly', (rows) => rows.getAll() as IDBRequest<Row[]>),
    get: (one) => within('readonly', (rows) => rows.get(one) as IDBRequest<Row | undefined>),
    put: async (row) => {
      await within('readwrite', (rows) => rows.put(row));
    },
    remove: async (one) => {
      await within('readwrite', (rows) => rows.delete(one));
    },
  };
}
