import { CODE_OK, CODE_REFUSED, CODE_SESSION, type Envelope } from '@fovea/shared-types/envelope';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Outcome } from '../things/matrix-row.js';

/** The outcome of an answer, in the terms of the matrices. */
export function outcomeOf(answer: Envelope<unknown>): Outcome {
  if (answer.code === CODE_OK) {
    const { data } = answer;
    // A call that decides each of several ids separately reports its result for the requested one.
    const refused = Array.isArray(data) && data.length === 1 ? refusalIn(data[0]) : null;
    if (refused !== null) return refused;
    const isEmpty = typeof data === 'object' && data !== null && 'total' in data && data.total === 0;
    return isEmpty ? 'empty' : 'done';
  }
  expect([CODE_REFUSED, CODE_SESSION]).toContain(answer.code);
  expect(answer.code === CODE_SESSION).toBe(answer.error === 'SESSION_INVALID');
  return answer.error ?? 'INTERNAL';
}

const refusalIn = (each: unknown): ErrorId | null =>
  typeof each === 'object' && each !== null && 'error' in each && typeof each.error === 'string'
    ? (each.error as ErrorId) // as the call declares it
    : null;
