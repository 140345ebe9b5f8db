export const sound = (numbers: readonly number[]): number => numbers[0] ?? 0;

class Base {
  label = 'base';
}

export class Derived extends Base {
  label = 'derived'; // overrides without saying so
}

export const untyped = (value) => String(value); // takes anything
export const first = (numbers: readonly number[]): number => numbers[0]; // may be out of bounds
export const lengthOf = (text: string | null): number => text.length; // may be null
export const lacking: string = undefined; // undefined is no text
export const narrow: (value: string | number) => void = (value: string) => void value; // a number may come
export const called = Math.max.call(null, 'two'); // a text where a number is asked for
export function owner() {
  return this; // of nobody
}
export function reasonOf(work: () => void): string {
  try {
    work();
    return '';
  } catch (error) {
    return error.message; // what is thrown is unknown
  }
}
