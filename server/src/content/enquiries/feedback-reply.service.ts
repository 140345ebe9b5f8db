import { Injectable } from '@nestjs/common';
import { replyFeedback } from '@fovea/shared-types/content/content.calls';
import type { EnquiryAnswer, ReplyEnquiryRequest } from '@fovea/shared-types/content/enquiry.dto';
import { mailText } from '../../i18n/mail-text.js';
import { ContactService } from '../../member/accounts/contact.service.js';
import type { Tx } from '../../platform/database/database.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Mail } from '../../platform/mail/mail.js';
import { filled } from '../../platform/text/filled.js';
import { EnquiryService } from './enquiry.service.js';
import { FeedbackRepository } from './feedback.repository.js';

/** The platform's answer to feedback. */
@Injectable()
export class FeedbackReplyService {
  constructor(
    private readonly feedback: FeedbackRepository,
    private readonly enquiries: EnquiryService,
    private readonly contacts: ContactService,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
  ) {}

  /** Sends the reply to the given address, in the sender's language, and as a message. */
  async reply(caller: StaffCaller, request: ReplyEnquiryRequest): Promise<EnquiryAnswer> {
    const reply = filled('reply', request.reply);
    return this.idempotency.run(caller, replyFeedback.path, request, async (tx) => {
      const answer = await this.enquiries.answerEnquiry(tx, 'feedback', caller, { id: request.id, reply });
      await this.sendReply(tx, request.id, reply);
      await this.outbox.add(tx, 'feedback.replied', { feedback_id: request.id });
      return answer;
    });
  }

  private async sendReply(tx: Tx, id: number, reply: string): Promise<void> {
    const row = await this.feedback.findFeedback(tx, id);
    invariant(row, 'a feedback that was just answered exists');
    const contact = (await this.contacts.byId(tx, [row.account_id])).get(row.account_id);
    const letter = { username: row.username, content: row.content, reply };
    await this.mail.send(tx, {
      to: row.email,
      ...mailText(contact?.language ?? 'en', 'feedback_reply', letter),
    });
  }
}
