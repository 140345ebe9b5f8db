import { readKept } from '../../../lib/kept-text';
import type { PublishValues } from './publish-values';

/** What of a form has not reached the server, in this browser. */
export interface KeptForm {
  values: PublishValues;
  /** When it was kept. */
  at: string;
}

/** A form kept by an older program with other fields is left alone. */
const SHAPE = 1;
const keyOf = (userId: number, form: string): string => `fovea.publish.${userId}.${form}`;

const isKept = (value: unknown): value is KeptForm =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'shape') === SHAPE;

/** @param form `new`, `draft-12` or `goods-34` */
export function readKeptForm(userId: number, form: string): KeptForm | null {
  const kept = readKept(localStorage.getItem(keyOf(userId, form)));
  return isKept(kept) ? kept : null;
}

export function keepForm(userId: number, form: string, values: PublishValues): void {
  const text = JSON.stringify({ values, at: new Date().toISOString(), shape: SHAPE });
  localStorage.setItem(keyOf(userId, form), text);
}

export const dropKeptForm = (userId: number, form: string): void =>
  localStorage.removeItem(keyOf(userId, form));
