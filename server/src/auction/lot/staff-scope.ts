import type { StaffCaller } from '../../platform/kernel/caller.js';

/** Whether a row of this company, null for the platform's own, is the caller's to touch. */
export const isInScope = ({ companies }: Pick<StaffCaller, 'companies'>, companyId: number | null): boolean =>
  companies === null || (companyId !== null && companies.includes(companyId));
