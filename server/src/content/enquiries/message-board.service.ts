import { Injectable } from '@nestjs/common';
import type { IdAnswer } from '@fovea/shared-types/common.dto';
import { addMessageBoard, replyMessageBoard } from '@fovea/shared-types/content/content.calls';
import type {
  AddMessageBoardRequest,
  EnquiryAnswer,
  ReplyEnquiryRequest,
} from '@fovea/shared-types/content/enquiry.dto';
import type { MessageBoardSource } from '@fovea/shared-types/content/enquiry-limits';
import { mailText } from '../../i18n/mail-text.js';
import { foldEmail } from '../../member/contact/contact-point.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { AppError, fieldError, invariant } from '../../platform/kernel/app-error.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { Idempotency, keyDigest, requestHash } from '../../platform/http/idempotency.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { Mail } from '../../platform/mail/mail.js';
import { filled } from '../../platform/text/filled.js';
import { EnquiryService } from './enquiry.service.js';
import { MessageBoardRepository, type NewMessageBoard } from './message-board.repository.js';

/** As people write numbers; no machine dials them, so the format is not checked further. */
const PHONE = /^\+?[0-9][0-9 ().-]{3,28}$/;

/** Enquiries by the message board or the contact form. */
@Injectable()
export class MessageBoardService {
  constructor(
    private readonly db: Database,
    private readonly entries: MessageBoardRepository,
    private readonly enquiries: EnquiryService,
    private readonly idempotency: Idempotency,
    private readonly limits: RateLimiter,
    private readonly outbox: Outbox,
    private readonly mail: Mail,
  ) {}

  async addMessageBoardEntry(
    caller: Caller,
    source: MessageBoardSource,
    request: AddMessageBoardRequest,
  ): Promise<IdAnswer> {
    const entry = readEntry(caller, source, request);
    await this.limits.consume('form', caller.clientAddress);
    return this.db.transaction(async (tx) => {
      const id = await this.entries.insertNew(tx, entry);
      if (id === null) return this.firstAnswer(tx, entry);
      await this.outbox.add(tx, 'message-board.added', { message_board_id: id });
      return { id };
    });
  }

  /** By mail, in the language in which the sender read the form. */
  async reply(caller: StaffCaller, request: ReplyEnquiryRequest): Promise<EnquiryAnswer> {
    const reply = filled('reply', request.reply);
    return this.idempotency.run(caller, replyMessageBoard.path, request, async (tx) => {
      const answer = await this.enquiries.answerEnquiry(tx, 'message_board', caller, {
        id: request.id,
        reply,
      });
      const row = await this.entries.findMessageBoard(tx, request.id);
      invariant(row, 'an entry that was just answered exists');
      const letter = { first_name: row.first_name, last_name: row.last_name, message: row.message, reply };
      await this.mail.send(tx, { to: row.email, ...mailText(row.language, 'message_board_reply', letter) });
      return answer;
    });
  }

  private async firstAnswer(tx: Tx, { request }: NewMessageBoard): Promise<IdAnswer> {
    invariant(request, 'only an entry with a key can meet an earlier one');
    const first = await this.entries.findByDigest(tx, request.digest);
    if (!first?.request_hash.equals(request.hash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return { id: first.id };
  }
}

function readEntry(
  caller: Caller,
  source: MessageBoardSource,
  request: AddMessageBoardRequest,
): NewMessageBoard {
  const phone = filled('phone', request.phone.normalize('NFKC'));
  if (!PHONE.test(phone)) throw fieldError({ phone: { key: 'format' } });
  const email = foldEmail(request.email);
  const key = request.request_id ?? caller.idempotencyKey;
  return {
    source,
    accountId: caller.member?.accountId ?? null,
    firstName: filled('first_name', request.first_name),
    lastName: filled('last_name', request.last_name),
    email,
    phone,
    message: filled('message', request.message),
    language: caller.language,
    clientAddress: caller.clientAddress,
    request:
      key === null
        ? null
        : {
            digest: keyDigest(`${email}\n${key}`),
            hash: requestHash(`${addMessageBoard.path} ${source}`, request),
          },
  };
}
