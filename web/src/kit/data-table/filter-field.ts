import type { Choice, TreeChoice } from '../form/fields';
import type { ChoiceSearch } from '../form/search-select';

/** One field of the search form; `name` is its place in the address. */
export type FilterField<Name extends string> =
  | { type: 'text'; name: Name; label: string; placeholder?: string }
  /** A whole number, full-width digits too; anything else is refused and nothing is searched. */
  | { type: 'number'; name: Name; label: string }
  | { type: 'select'; name: Name; label: string; options: ReadonlyArray<{ value: string; label: string }> }
  /** One of any number of things, found by words. */
  | {
      type: 'search';
      name: Name;
      label: string;
      /** Null where the reader may not search: they choose from the given ones. */
      search: ChoiceSearch<Choice> | null;
      given?: readonly Choice[] | undefined;
    }
  /** The values of a dictionary of the server. */
  | {
      type: 'dict';
      name: Name;
      label: string;
      dict: string;
      /** The option while nothing is chosen: all. */ placeholder?: string;
    }
  /** One node of a tree. */
  | { type: 'tree'; name: Name; label: string; tree: readonly TreeChoice[] }
  /** 1 or 0. */
  | { type: 'yesno'; name: Name; label: string }
  /** A day of the calendar, `2026-11-20`. */
  | { type: 'day'; name: Name; label: string }
  /** From one day to another, both included; see lib/day for the instants. */
  | { type: 'days'; from: Name; to: Name; label: string };

export const namesOf = <Name extends string>(field: FilterField<Name>): readonly Name[] =>
  field.type === 'days' ? [field.from, field.to] : [field.name];
