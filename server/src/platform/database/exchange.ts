import { invariant } from '../kernel/app-error.js';
import { pg } from './pg-types.js';

/** A statement whose parameters are in PostgreSQL's binary form, as `array-param` makes them. */
export interface BinaryStatement {
  sql: string;
  values: readonly Buffer[];
}

/** The rows of one statement, column by column, and what its columns are called. */
export interface Rows {
  columns: readonly string[];
  tuples: unknown[][];
}

/** Each row by the names of its columns. */
export function rowsOf<Row extends object>({ columns, tuples }: Rows): Row[] {
  return tuples.map((tuple) => {
    const row: Record<string, unknown> = {};
    for (const [place, name] of columns.entries()) row[name] = tuple[place];
    return row as Row; // the author of the statement declares its columns and their types
  });
}

/** What follows from what was read: statements to end the transaction with, and its result. */
export interface Decided<Result> {
  save: readonly BinaryStatement[];
  result: Result;
}

/** What an exchange needs of the driver's connection, which is typed without its messages' shapes. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: readonly Buffer[] }): void;
  describe(message: { type: 'P'; name: string }): void;
  execute(message: object): void;
  close(message: { type: 'S'; name: string }): void;
  flush(): void;
  sync(): void;
}

interface Column {
  name: string;
  read: (text: string) => unknown;
}

/** A statement of a connection. */
interface Prepared {
  name: string;
  /** Known once it ran. */
  columns: readonly Column[] | null;
  /** Sent before, but it never ran: the connection may have it or not. */
  isUnsure: boolean;
}

const preparedBy = new WeakMap<Wire, Map<string, Prepared>>();

function preparedOf(wire: Wire, sql: string): Prepared {
  let known = preparedBy.get(wire);
  if (!known) {
    known = new Map();
    preparedBy.set(wire, known);
  }
  let prepared = known.get(sql);
  if (!prepared) {
    prepared = { name: `x${known.size}`, columns: null, isUnsure: false };
    known.set(sql, prepared);
  }
  return prepared;
}

/**
 * A transaction with one read and one decision: what `asked` reads, and what `decide` makes of it. PostgreSQL begins it
 * with the first message and ends it at the synchronisation behind the last, so that neither BEGIN nor COMMIT is sent,
 * planned and answered; rows are described once for a connection, and the decision is made in the very turn in which the
 * last row is read. Whatever fails leaves nothing behind, as ROLLBACK would.
 */
export class Exchange<Result> {
  /** Rows of the query, and of the statement that runs. */
  private readonly rows: Rows[] = [];
  private running: { prepared: Prepared; columns: readonly Column[]; tuples: unknown[][] } | undefined;
  private sent: Prepared[] = [];
  private done = 0;
  private decided: { result: Result } | { error: unknown } | undefined;
  private unreadable: { error: unknown } | undefined;
  private isSynced = false;

  constructor(
    private readonly statements: readonly BinaryStatement[],
    private readonly decide: (rows: readonly Rows[]) => Decided<Result>,
    private readonly resolve: (result: Result) => void,
    private readonly reject: (error: unknown) => void,
  ) {}

  submit(connection: Wire): void {
    connection.stream.cork();
    this.send(connection, this.statements);
    connection.flush();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.current().columns = fields.map(({ name, dataTypeID }) => ({
      name,
      // The driver's reader of a type takes its text.
      read: pg.types.getTypeParser(dataTypeID) as (text: string) => unknown,
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const { columns, tuples } = this.current();
    try {
      tuples.push(fields.map((text, place) => (text === null ? null : columns[place]?.read(text))));
    } catch (error) {
      this.unreadable = { error };
    }
  }

  handleCommandComplete(_message: unknown, connection: Wire): void {
    const { prepared, columns, tuples } = this.current();
    prepared.columns = columns;
    this.running = undefined;
    this.done += 1;
    if (this.decided) return;
    this.rows.push({ columns: columns.map(({ name }) => name), tuples });
    if (this.done === this.statements.length) this.answer(connection);
  }

  /** What was sent behind the fault is skipped up to the synchronisation, which ends the transaction. */
  handleError(error: unknown, connection: Wire): void {
    if (!this.isSynced) this.synchronise(connection);
    this.reject(error);
  }

  /** Only now it is committed: what was saved was published before. */
  handleReadyForQuery(): void {
    if (!this.decided) this.reject(new Error('the exchange ended before it was decided'));
    else if ('error' in this.decided) this.reject(this.decided.error);
    else this.resolve(this.decided.result);
  }

  private answer(connection: Wire): void {
    connection.stream.cork();
    try {
      if (this.unreadable) throw this.unreadable.error;
      const { save, result } = this.decide(this.rows);
      this.decided = { result };
      this.send(connection, save);
    } catch (error) {
      this.decided = { error };
    }
    this.synchronise(connection);
    connection.stream.uncork();
  }

  private send(connection: Wire, statements: readonly BinaryStatement[]): void {
    for (const { sql, values } of statements) {
      const prepared = preparedOf(connection, sql);
      const { name, columns, isUnsure } = prepared;
      if (columns === null) {
        if (isUnsure) connection.close({ type: 'S', name });
        prepared.isUnsure = true;
        connection.parse({ name, text: sql });
      }
      connection.bind({ statement: name, values });
      if (columns === null) connection.describe({ type: 'P', name: '' });
      connection.execute({});
      this.sent.push(prepared);
    }
  }

  private synchronise(connection: Wire): void {
    this.isSynced = true;
    connection.sync();
  }

  /** The statement whose messages arrive: they are answered in the order they were sent. */
  private current() {
    if (!this.running) {
      const prepared = this.sent[this.done];
      invariant(prepared, 'a statement that was sent is answered');
      this.running = { prepared, columns: prepared.columns ?? [], tuples: [] };
    }
    return this.running;
  }
}

/** Runs an exchange on a connection that is outside any transaction and does nothing else meanwhile. */
export function exchange<Result>(
  client: pg.PoolClient,
  statements: readonly BinaryStatement[],
  decide: (rows: readonly Rows[]) => Decided<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // The driver accepts any object that handles its messages, but types the argument as a query of its own.
    client.query(new Exchange(statements, decide, resolve, reject) as unknown as pg.Submittable);
  });
}
