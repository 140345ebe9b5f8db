import { AppError } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';

/** The company of the caller where they hold the permission: their own first, else the first they work for. */
export function ownCompany({ member, companies }: StaffCaller): number {
  const { companyId } = member;
  const isOwn = companyId !== null && (companies === null || companies.includes(companyId));
  const id = isOwn ? companyId : companies?.[0];
  if (id === undefined) throw new AppError('NOT_FOUND');
  return id;
}
