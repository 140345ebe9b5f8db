import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addFeedback, replyFeedback } from '@fovea/shared-types/content/content.calls';
import type {
  AddFeedbackRequest,
  EnquiryAnswer,
  ReplyEnquiryRequest,
} from '@fovea/shared-types/content/enquiry.dto';
import { FEEDBACK_IMAGES_MAX } from '@fovea/shared-types/content/enquiry-limits';
import { mailText } from '../i18n/mail-text.js';
import { ContactService } from '../member/accounts/contact.service.js';
import { foldEmail } from '../member/contact/contact-point.js';
import { Database, type Tx } from '../platform/database/database.js';
import { invariant } from '../platform/kernel/app-error.js';
import type { MemberCaller, StaffCaller } from '../platform/kernel/caller.js';
import { Idempotency } from '../platform/http/idempotency.js';
import { Outbox } from '../platform/jobs/outbox.js';
import { RateLimiter } from '../platform/limits/rate-limiter.js';
import { Mail } from '../platform/mail/mail.js';
import { FileService } from '../platform/storage/file.service.js';
import { filled } from '../platform/text/filled.js';
import { EnquiryService } from './enquiry.service.js';
import { FeedbackRepository } from './feedback.repository.js';

/** What members tell the house, and what it answers. */
@Injectable()
export class FeedbackService {
  constructor(
    private readonly db: Database,
    private readonly feedback: FeedbackRepository,
    private readonly enquiries: EnquiryService,
    private readonly files: FileService,
    private readonly contacts: ContactService,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimiter,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
  ) {}

  async add(caller: MemberCaller, request: AddFeedbackRequest): Promise<IdAnswer> {
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
      const id = await this.feedback.insert(tx, entry);
      await this.feedback.insertImages(tx, id, accountId, images);
      await this.outbox.add(tx, 'feedback.added', { feedback_id: id });
      return { id };
    });
  }

  /** Goes to the address that was given, in the sender's language, and as a message. */
  async reply(caller: StaffCaller, request: ReplyEnquiryRequest): Promise<EnquiryAnswer> {
    const reply = filled('reply', request.reply);
    return this.idempotency.run(caller, replyFeedback.path, request, async (tx) => {
      const answer = await this.enquiries.answer(tx, 'feedback', caller, { id: request.id, reply });
      await this.sendReply(tx, request.id, reply);
      await this.outbox.add(tx, 'feedback.replied', { feedback_id: request.id });
      return answer;
    });
  }

  private async sendReply(tx: Tx, id: number, reply: string): Promise<void> {
    const row = await this.feedback.find(tx, id);
    invariant(row, 'a feedback that was just answered exists');
    const contact = (await this.contacts.byId(tx, [row.account_id])).get(row.account_id);
    const words = { username: row.username, content: row.content, reply };
    await this.mail.send(tx, {
      to: row.email,
      ...mailText(contact?.language ?? 'en', 'feedback_reply', words),
    });
  }
}
