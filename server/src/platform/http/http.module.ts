import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { JwtStrategy } from './jwt.strategy.js';
import { GrantEvents } from '../auth/grant-events.js';
import { SessionEvents } from '../auth/session-events.js';
import { TokenService } from '../auth/token.js';
import { CallGuard } from './call.guard.js';
import { CallInterceptor } from './call.interceptor.js';
import { Draining } from './draining.js';
import { ErrorFilter } from './error.filter.js';
import { Idempotency } from './idempotency.js';
import { JobCallers } from './job-callers.js';

/** What surrounds every call: permission, validation, response. */
@Global()
@Module({
  providers: [
    JwtStrategy,
    GrantEvents,
    SessionEvents,
    TokenService,
    Draining,
    Idempotency,
    JobCallers,
    { provide: APP_GUARD, useClass: CallGuard },
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [GrantEvents, Idempotency, JobCallers, SessionEvents, TokenService],
})
export class HttpModule {}
