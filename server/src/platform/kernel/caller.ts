import type { Permission } from '@fovea/shared-types/permissions';
import type { Language } from '@fovea/shared-types/language';
import { AppError } from './app-error.js';

/** A signed-in person, as read from the session row for this one call. */
export interface Member {
  accountId: number;
  sessionId: number;
  username: string;
  companyId: number | null;
  language: Language;
  /** Null until a handler that needs permissions loaded them. */
  grants: Grants | null;
}

/**
 * Rows of a company (null: of all) that a permission covers, where rows have a department and an owner: all of them,
 * or those of these departments and the person's own.
 */
export interface RowScope {
  companyId: number | null;
  /** Null: every row. */
  deptIds: readonly number[] | null;
}

/** What a person may do, and where: permission -> companies, with null for the platform as a whole. */
export interface Grants {
  isWildcard: boolean;
  /** Companies in which the permission is held; null among them means on the platform, that is everywhere. */
  scopeOf(permission: Permission): readonly (number | null)[];
  /** The same, with the departments of the roles: at most one entry per company. */
  rowsOf(permission: Permission): readonly RowScope[];
  /** Everything, on the platform or at least everything that may be held in this company. */
  isWildcardIn(companyId: number | null): boolean;
  all: readonly string[];
  roleIds: readonly number[];
  hasRoles: boolean;
  roleNames(language: Language): readonly string[];
  /** Those held in these companies; null: all of them. */
  roleNamesIn(companies: readonly number[] | null, language: Language): readonly string[];
  /** A role requires a second factor that is not set up: until then no role allows anything. */
  mustEnrolSecondFactor: boolean;
}

/** The caller and the way of the call: everything a handler gets of the request but its body. */
export interface Caller {
  traceId: string;
  language: Language;
  clientAddress: string;
  userAgent: string | null;
  /** A random text by which a browser names itself, each its own; null where none was sent. */
  device: string | null;
  idempotencyKey: string | null;
  member: Member | null;
}

/** A caller of a handler that demands a session. */
export interface MemberCaller extends Caller {
  member: Member;
}

/** A caller of a handler that demands a permission. */
export interface StaffCaller extends Caller {
  member: Member & { grants: Grants };
  /** Companies whose rows this permission covers; null: the rows of all. */
  companies: readonly number[] | null;
  /** The same rows more narrowly, for tables whose rows have a department and an owner; see `rowsInScope`. */
  rows: readonly RowScope[];
}

/** The caller where the permission is held on the platform; a company's own staff may not do this. */
export function ofPlatform(caller: StaffCaller): StaffCaller {
  if (caller.companies !== null) throw new AppError('FORBIDDEN');
  return caller;
}

/** Whether a row of this company, null for the platform's own, is the caller's to touch. */
export const isInScope = ({ companies }: Pick<StaffCaller, 'companies'>, companyId: number | null): boolean =>
  companies === null || (companyId !== null && companies.includes(companyId));

/**
 * The company that something new of a caller belongs to: the one named, else their own, else the one in their scope.
 * @returns null where that is not clear: the caller sees all companies
 * @throws NOT_FOUND for a company out of the caller's scope
 */
export function companyOfNew(
  { companies, member }: { companies: readonly number[] | null; member: Member },
  wanted?: number,
): number | null {
  const { companyId } = member;
  const isSeen = companyId !== null && isInScope({ companies }, companyId);
  const owner = wanted ?? (isSeen ? companyId : companies?.[0]) ?? null;
  if (owner !== null && !isInScope({ companies }, owner)) throw new AppError('NOT_FOUND');
  return owner;
}
