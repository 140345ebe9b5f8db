import { invariant } from './app-error.js';

/** What stands at a place that the list has, such as that of another list of the same length. A default would hide that it is shorter. */
export function elementAt<T>(list: readonly T[], place: number): T {
  const element = list[place];
  invariant(element !== undefined, 'there is an element at this place');
  return element;
}
