import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { CallDefinition } from '@fovea/shared-types/call';
import type { Permission } from '@fovea/shared-types/permissions';
import { GrantReader, NO_GRANTS } from '../auth/grant-reader.js';
import { tokenFromHeaders } from './jwt.strategy.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { AppError, fieldError } from '../kernel/app-error.js';
import { CALL_METADATA, type CallRequest } from './call.decorator.js';
import { readerLanguage } from './reader-language.js';
import type { Caller, Grants, Member, StaffCaller } from '../kernel/caller.js';

/** Finds the session, and is silent when there is none: whether that matters is the handler's declaration. */
class SessionGuard extends AuthGuard('jwt') {
  override handleRequest<User>(error: unknown, user: User): User {
    if (error)
      throw error instanceof Error ? error : new Error('the session could not be read', { cause: error });
    return user;
  }
}

/**
 * The one guard, closed by default: a handler without a declaration is never reached (and stops the start).
 * It establishes who calls, from where and in which language.
 */
@Injectable()
export class CallGuard implements CanActivate {
  private readonly sessions = new SessionGuard();

  constructor(
    private readonly reflector: Reflector,
    private readonly grants: GrantReader,
    private readonly limits: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return false;
    const call = this.reflector.get<CallDefinition | undefined>(CALL_METADATA, context.getHandler());
    if (!call) return false;
    const request = context.switchToHttp().getRequest<CallRequest & { user?: Member | false | null }>();
    const caller = callerOf(request);
    request.caller = caller;
    await this.limits.consume('http-address', caller.clientAddress);
    const ahead: { grants?: Promise<Grants> } = {};
    if (tokenFromHeaders(request.headers) !== null) {
      // Read beside the session and not after it: half of what a staff call waits for before its own work.
      if (call.may !== 'public' && call.may !== 'member') {
        request.onTokenProven = (accountId) => {
          ahead.grants = this.grants.read(accountId);
          ahead.grants.catch(() => undefined); // thrown where it is awaited; never for a dead session
        };
      }
      await this.sessions.canActivate(context);
      caller.member = request.user || null;
      if (caller.member) await this.limits.consume('http-account', String(caller.member.accountId));
    }
    if (call.may === 'public') return true;
    if (!caller.member) throw new AppError('SESSION_INVALID');
    if (call.may !== 'member') this.admitStaff(caller, caller.member, call.may, await ahead.grants);
    return true;
  }

  private admitStaff(caller: Caller, member: Member, permission: Permission, grants = NO_GRANTS): void {
    const companies = companiesOf(grants, permission);
    if (companies === undefined) throw new AppError('FORBIDDEN');
    member.grants = grants;
    const staff: Pick<StaffCaller, 'companies' | 'rows'> = { companies, rows: grants.rowsOf(permission) };
    Object.assign(caller, staff);
  }
}

/** null: all companies; undefined: the permission is not held anywhere. */
export function companiesOf(grants: Grants, permission: Permission): readonly number[] | null | undefined {
  if (grants.isWildcard) return null;
  const scope = grants.scopeOf(permission);
  if (scope.includes(null)) return null;
  const companies = scope.filter((company) => company !== null);
  return companies.length > 0 ? companies : undefined;
}

/** Long enough that nobody guesses another's; what is not of this form is as if absent. */
const DEVICE = /^[\w-]{22,64}$/;

export function callerOf(request: CallRequest): Caller {
  const { 'user-agent': userAgent, 'idempotency-key': key, device } = request.headers;
  return {
    traceId: request.id,
    language: readerLanguage(request),
    clientAddress: request.ip,
    userAgent: userAgent?.slice(0, 300) ?? null,
    device: typeof device === 'string' && DEVICE.test(device) ? device : null,
    idempotencyKey: readKey(key),
    member: null,
  };
}

/** A key that cannot be stored is refused: its sender relies on it for repeats. */
function readKey(key: string | string[] | undefined): string | null {
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw fieldError({ 'Idempotency-Key': { key: 'format' } });
}
