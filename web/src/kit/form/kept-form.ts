import { readKept } from '../../lib/kept-text';

/** What of a form has not reached the server, in this browser. */
export interface KeptForm<Values> {
  values: Values;
  /** When it was kept. */
  at: string;
}

/** A form kept by an older program with other fields is left alone. */
const SHAPE = 1;
const keyOf = (name: string): string => `fovea.${name}`;

const isKept = <Values>(value: unknown): value is KeptForm<Values> =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'shape') === SHAPE;

/** @param name  of the form and whose it is; fields that change make another name */
export function readKeptForm<Values>(name: string): KeptForm<Values> | null {
  const kept = readKept(localStorage.getItem(keyOf(name)));
  return isKept<Values>(kept) ? kept : null;
}

export function keepForm<Values>(name: string, values: Values): void {
  const text = JSON.stringify({ values, at: new Date().toISOString(), shape: SHAPE });
  localStorage.setItem(keyOf(name), text);
}

export const dropKeptForm = (name: string): void => localStorage.removeItem(keyOf(name));
