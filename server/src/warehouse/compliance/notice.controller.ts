import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import { answerNotice, noticeCert, sendNotice } from '@fovea/shared-types/warehouse/notice.calls';
import type { AnswerNoticeRequest } from '@fovea/shared-types/warehouse/notice.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { NoticePrinting } from './notice-printing.js';
import { NoticeService } from './notice.service.js';

/** What becomes of a notice; the queue itself is a record. */
@Controller()
export class NoticeController {
  constructor(
    private readonly notices: NoticeService,
    private readonly documents: NoticePrinting,
  ) {}

  @Call(sendNotice)
  send(caller: StaffCaller, request: IdActionRequest) {
    return this.notices.send(caller, request);
  }

  @Call(answerNotice)
  answerNotice(caller: StaffCaller, request: AnswerNoticeRequest) {
    return this.notices.answerNotice(caller, request);
  }

  @Call(noticeCert)
  cert(caller: StaffCaller, request: IdRequest) {
    return this.documents.cert(caller, request);
  }
}
