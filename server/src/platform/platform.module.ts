import { Global, Module } from '@nestjs/common';
import { approvalConstraints } from './approval/approval.constraints.js';
import { ApprovalRepository } from './approval/approval.repository.js';
import { ApprovalService } from './approval/approval.service.js';
import { AuditLog } from './audit/audit-log.js';
import { ENV } from './config/config.module.js';
import type { Env } from './config/env.js';
import { registerConstraints } from './database/constraint-errors.js';
import { SecretBox } from './crypto/secret-box.js';
import { FoundationModule } from './foundation.module.js';
import { OperatorRoutes } from './health/operator-routes.js';
import { ReadinessService } from './health/readiness.js';
import { Heartbeat } from './heartbeat/heartbeat.js';
import { IdempotencyJobs } from './http/idempotency.jobs.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { NestLogger } from './logging/nest-logger.js';
import { RequestObserver } from './logging/request-observer.js';
import { Mail } from './mail/mail.js';
import { Attachments } from './outgoing/attachments.js';
import { MessageSender } from './outgoing/message-sender.js';
import { MESSAGE_TRANSPORTS, type MessageTransports } from './outgoing/message-transport.js';
import { mailTransportOf } from './mail/smtp.transport.js';
import { OutgoingMessageRepository } from './outgoing/outgoing-message.repository.js';
import { smsTransportOf } from './sms/http-sms.transport.js';
import { Sms } from './sms/sms.js';
import { StartupChecks } from './database/startup-checks.js';

/** What every module may use. It contains no business rules and imports no module with any. */
@Global()
@Module({
  imports: [FoundationModule, JobsModule],
  providers: [
    ApprovalRepository,
    ApprovalService,
    AuditLog,
    Heartbeat,
    IdempotencyJobs,
    Mail,
    Attachments,
    MessageSender,
    {
      provide: MESSAGE_TRANSPORTS,
      inject: [ENV],
      useFactory: (env: Env): MessageTransports => ({ mail: mailTransportOf(env), sms: smsTransportOf(env) }),
    },
    NestLogger,
    OperatorRoutes,
    OutgoingMessageRepository,
    RateLimiter,
    ReadinessService,
    RequestObserver,
    SecretBox,
    Sms,
    StartupChecks,
  ],
  exports: [
    Attachments,
    ApprovalService,
    AuditLog,
    Heartbeat,
    JobsModule,
    Mail,
    NestLogger,
    RateLimiter,
    ReadinessService,
    SecretBox,
    Sms,
    StartupChecks,
  ],
})
export class PlatformModule {
  constructor() {
    registerConstraints(approvalConstraints);
  }
}
