import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addFeedback } from '@fovea/shared-types/content/content.calls';
import type { AddFeedbackRequest } from '@fovea/shared-types/content/enquiry.dto';
import { FEEDBACK_IMAGES_MAX } from '@fovea/shared-types/content/enquiry-limits';
import { foldEmail } from '../../member/contact/contact-point.js';
import type { MemberCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { FileService } from '../../platform/storage/file.service.js';
import { filled } from '../../platform/text/filled.js';
import { FeedbackRepository } from './feedback.repository.js';

/** Feedback of members. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly files: FileService,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimiter,
    private readonly outbox: Outbox,
  ) {}

  async addFeedback(caller: MemberCaller, request: AddFeedbackRequest): Promise<IdAnswer> {
    const { accountId } = caller.member;
    const images = [...new Set(request.images ?? [])];
    const entry = {
      accountId,
      email: foldEmail(request.email),
      content: filled('content', request.content),
    };
    await this.limits.consume('form', `account ${accountId}`);
    return this.idempotency.run(caller, addFeedback.path, request, async (tx) => {
      await this.files.claim(tx, accountId, images, {
        kinds: ['image'],
        max: FEEDBACK_IMAGES_MAX,
        isPrivate: true,
      });
      const id = await this.feedback.insertFeedback(tx, entry);
      await this.feedback.insertImages(tx, id, accountId, images);
      await this.outbox.add(tx, 'feedback.added', { feedback_id: id });
      return { id };
    });
  }
}
