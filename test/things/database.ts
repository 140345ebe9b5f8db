import type { SqlValue } from '../../server/src/platform/database/database.js';

export type Row = Record<string, SqlValue>;

/** Rows every case may refer to; made once, never changed. Each thing adds its own, and says in `world` how they are made. */
export interface World {}

/** Rows that were made as the server's role before the transaction that tries: see `past`. */
export interface Past {}

/** SQL as the server's role, inside a transaction that is rolled back. */
export interface Attempt {
  world: World;
  sql(text: string, values?: readonly unknown[]): Promise<void>;
  /** A sound row with these changes; its id where the table has one. */
  insert(table: string, changes?: Row): Promise<number>;
  /** Continues as the owner of the tables, to whom no grant applies. */
  becomeOwner(): Promise<void>;
  /** Makes what is deferred to the commit answer now. */
  commitWould(): Promise<void>;
}

/** What makes the world, as the owner of the tables. */
export type Making = Pick<Attempt, 'world' | 'sql' | 'insert'>;

/** A sound row of this table, or a row as specified; `parts` belong to it and may name it. */
export type WorldRow =
  | string
  | ((making: Making) => Promise<number>)
  | { row: (making: Making) => Promise<number>; parts: (making: Making) => Promise<unknown> };

/** A way to break a rule, and the constraint that must refuse it. */
export interface ConstraintCase {
  refuses: string;
  /** Ends the sentence "refuses …". */
  violation: string;
  when(attempt: Attempt): Promise<unknown>;
}

/** A state of a guarded table, and a change to which no move of its machine leads from there. */
export type DeadEnd = readonly [table: string, row: Row, move: string, trigger?: string];

interface Refused {
  /** The constraint that answers; where it is judged only then, at the commit. */
  by: string;
  /** Ends the sentence "refuses …". */
  violation: string;
  when(attempt: Attempt, past: Past): Promise<unknown>;
}

/** One table of which the server's role may not change everything: who adds rows, and at which moment alone. */
export interface AppendOnly {
  who: string;
  when: string;
  /** Adds a row as the server does; absent: a sound row, at any time. */
  allows?(attempt: Attempt, past: Past): Promise<unknown>;
  refuses?: readonly Refused[];
  /** A record with a life of its own, of which parts and history are kept. */
  goesOn?: true;
}

/** A record that begins by itself. */
export const anyTime = (who: string): AppendOnly => ({ who, when: 'at any time' });

/** The same, of a record that goes on. */
export const goingOn = (who: string): AppendOnly => ({ ...anyTime(who), goesOn: true });

/** Written with its record, in one transaction. */
export const partOf = (
  record: string,
  { who, key, table, rest = {} }: { who: string; key: string; table: string; rest?: object },
): AppendOnly => ({
  who,
  when: `with its \`${record}\`, in one transaction`,
  allows: async ({ insert }) => {
    const id = await insert(record);
    await insert(table, { ...rest, [key]: id });
  },
  refuses: [
    {
      by: `${table}_belongs_ck`,
      violation: `a row for a ${record} that was made before`,
      when: ({ insert }) => insert(table),
    },
  ],
});

/** The key of the move that begins a history. */
export const BEGINNING = -32_768;

type By<Value> = Readonly<Record<string, Value>>;

/** What the database must hold of the tables of a thing. */
export interface DatabaseRules {
  /**
   * Per table a row that breaks no rule, unique each time. A case changes what its constraint is about and nothing else, so that
   * exactly that constraint must answer.
   */
  rows?: By<(world: World) => Row>;
  world?: { readonly [Name in keyof World]?: WorldRow };
  /** What sound rows need beside the world. */
  standing?: readonly ((making: Making) => Promise<unknown>)[];
  breaks?: readonly ConstraintCase[];
  deadEnds?: readonly DeadEnd[];
  past?: { readonly [Name in keyof Past]?: (attempt: Attempt) => Promise<number> };
  /** Every table of which the server's role may not change everything. */
  appendOnly?: By<AppendOnly>;
  /** What the server's role must not be able to do, as statements. */
  forbidden?: readonly string[];
  /** What must be in a row beside the fault of a foreign key so that no other rule answers first. */
  besideKeys?: By<Row>;
  /** Foreign keys of which no row can have this fault alone, and why; their case is among `breaks`. */
  keysElsewhere?: By<string>;
  /**
   * Constraints that no request can break unless we are wrong, by their names, and why: then a 5xx and an alarm are the right
   * answer. Those of a declared document are known.
   */
  unmapped?: readonly (readonly [pattern: RegExp, because: string])[];
  /** Under which name a trigger refuses, where that is a constraint of its own. */
  answers?: By<string>;
  /** What no row can break by itself: the id is generated, and the wider keys repeat it for foreign keys. */
  unbreakable?: readonly string[];
  /** Triggers that refuse nothing: they move balances, spell words out, keep what is listed a second time. */
  notRules?: readonly string[];
  /** `table.column` of times in the future when they are written, or of a bid, which carries those it was decided by (A2). */
  timesAhead?: readonly string[];
  /** Tables whose rows are sound at the commit only with rows of another table. */
  completedLater?: readonly string[];
  /** Tables judged at the commit, when it is too late to let the owner add the row instead. */
  judgedLate?: readonly string[];
}
