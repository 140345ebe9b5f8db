import { ApiRefusal } from '../../lib/api-client';

/** How a sign-in continues that needs another step. */
export interface NextStep {
  is: 'second_factor' | 'new_password';
  /** The key with which it continues. */
  challenge: string;
}

const STEPS: Readonly<Record<string, NextStep['is']>> = {
  SECOND_FACTOR_REQUIRED: 'second_factor',
  PASSWORD_CHANGE_REQUIRED: 'new_password',
};

/** The next step, if the refusal contains one. */
export function nextStepOf(error: unknown): NextStep | null {
  if (!(error instanceof ApiRefusal)) return null;
  const is = STEPS[error.error];
  const { data } = error;
  if (is === undefined || typeof data !== 'object' || data === null || !('challenge' in data)) return null;
  return typeof data.challenge === 'string' ? { is, challenge: data.challenge } : null;
}
