/** One written move: from which state (null: it begins) to which, who makes it, and by doing what. */
type Move<State extends string, Action extends string> = readonly [
  from: State | null,
  to: State,
  who: string,
  action: Action,
];

/**
 * The states of one thing and every move between them, as the contract has them (states.json): the database
 * holds the same table, the server checks it before a move, and a page uses it to show buttons.
 */
export class Machine<
  State extends string,
  Code extends number,
  Action extends string,
  Id extends string = string,
> {
  constructor(
    /** As in the contract and in the table `state_transition`. */
    readonly id: Id,
    readonly codes: Readonly<Record<State, Code>>,
    readonly moves: ReadonlyArray<Move<State, Action>>,
  ) {}

  /** Whether one of these actions may begin in a state; an unknown code begins nothing. */
  may(code: number, ...actions: readonly Action[]): boolean {
    return this.from(...actions).some((begins) => begins === code);
  }

  /** The states in which one of these actions may begin, for a row that moves by one statement. */
  from(...actions: readonly Action[]): Code[] {
    const begins = this.moves.flatMap(([from, , , action]) =>
      actions.includes(action) && from !== null ? [from] : [],
    );
    return [...new Set(begins)].map((state) => this.codes[state]);
  }

  /** Every pair of states that some move joins, by their codes, each once. */
  pairs(): Array<readonly [from: number | null, to: number]> {
    const found = new Map<string, readonly [number | null, number]>();
    for (const [from, to] of this.moves) {
      const pair = [from === null ? null : this.codes[from], this.codes[to]] as const;
      found.set(pair.join(' '), pair);
    }
    return [...found.values()];
  }
}

/** Declares a machine; its name, states and actions are types. */
export const machine = <
  const Id extends string,
  State extends string,
  Code extends number,
  const Action extends string,
>(
  id: Id,
  codes: Readonly<Record<State, Code>>,
  moves: ReadonlyArray<readonly [State | null, State, string, Action]>,
): Machine<State, Code, Action, Id> => new Machine(id, codes, moves);

/** Whether an order names each of the codes; else the type says which is missing. */
type Whole<Code, Named> = [Exclude<Code, Named>] extends [never]
  ? unknown
  : { missing: Exclude<Code, Named> };

/**
 * The dictionary of a machine: its codes in the order in which they are offered. A code that is unknown or missing does not
 * compile.
 */
export const offered = <Id extends string, Code extends number, const Order extends readonly Code[]>(
  { id }: { readonly id: Id; readonly codes: Readonly<Record<string, Code>> },
  order: Order & Whole<Code, Order[number]>,
): Record<`states:${Id}`, Order> => {
  const codes: Order = order;
  // The compiler widens a computed key to any string.
  return { [`states:${id}`]: codes } as Record<`states:${Id}`, Order>;
};
