import { fieldError } from '../../platform/kernel/app-error.js';

/** @throws VALIDATION where the last day is before the first */
export function refuseTurnedDays(days: { effective_from: string; effective_until: string | null }): void {
  if (days.effective_until !== null && days.effective_until < days.effective_from)
    throw fieldError({ effective_until: { key: 'not_after_start' } });
}
