import type { DemoPerson } from './content/people.js';
import { invariant } from '@fovea/server/platform/kernel/app-error';

/** Ids of what was made so far, by the names that the content uses. */
export interface Made {
  companies: Map<string, number>;
  categories: Map<string, number>;
  brands: Map<string, number>;
  accounts: Map<string, number>;
}

export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  invariant(id !== undefined, `${name} was made before`);
  return id;
}

export const accountOf = (made: Made, person: DemoPerson): number => idOf(made.accounts, person.email);
