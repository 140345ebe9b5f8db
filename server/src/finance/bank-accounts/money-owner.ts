import { AppError } from '../../platform/kernel/app-error.js';
import { companyOfNew, type MemberCaller, type StaffCaller } from '../../platform/kernel/caller.js';

/** The owner of money: a company, or a person where the company is null. */
export interface MoneyOwner {
  accountId: number;
  companyId: number | null;
}

export const memberOwner = ({ member }: MemberCaller): MoneyOwner => ({
  accountId: member.accountId,
  companyId: null,
});

/** @throws NOT_FOUND where the caller has no company: the platform's own money is not drawn here */
export function companyOwner(caller: StaffCaller): MoneyOwner {
  const companyId = companyOfNew(caller);
  if (companyId === null) throw new AppError('NOT_FOUND');
  return { accountId: caller.member.accountId, companyId };
}
