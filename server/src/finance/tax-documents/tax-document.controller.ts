import { Controller } from '@nestjs/common';
import type { IdActionRequest, IdRequest } from '@fovea/shared-types/common.dto';
import {
  mailTaxDocument,
  myTaxDocument,
  myTaxDocumentArchive,
  myTaxDocumentList,
  setRedLetterNumber,
  staffTaxDocument,
  taxDocumentArchive,
} from '@fovea/shared-types/finance/tax-document.calls';
import type {
  MyTaxDocumentListRequest,
  SetRedLetterNumberRequest,
  TaxDocumentArchiveRequest,
} from '@fovea/shared-types/finance/tax-document.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { MemberCaller, StaffCaller } from '../../platform/kernel/caller.js';
import { TaxDocumentMailing } from './tax-document-mailing.js';
import { TaxDocumentQueryService } from './tax-document-query.service.js';

@Controller()
export class TaxDocumentController {
  constructor(
    private readonly documents: TaxDocumentQueryService,
    private readonly mailing: TaxDocumentMailing,
  ) {}

  @Call(myTaxDocumentList)
  myList(caller: MemberCaller, request: MyTaxDocumentListRequest) {
    return this.documents.listOfRecipient(caller, request);
  }

  @Call(myTaxDocument)
  myDocument(caller: MemberCaller, { id }: IdRequest) {
    return this.documents.printForRecipient(caller, id);
  }

  @Call(myTaxDocumentArchive)
  myArchive(caller: MemberCaller, { month }: TaxDocumentArchiveRequest) {
    return this.documents.archiveForRecipient(caller, month);
  }

  @Call(staffTaxDocument)
  document(caller: StaffCaller, { id }: IdRequest) {
    return this.documents.printForStaff(caller, id);
  }

  @Call(mailTaxDocument)
  mailDocument(caller: StaffCaller, request: IdActionRequest) {
    return this.mailing.send(caller, request);
  }

  @Call(taxDocumentArchive)
  archive(caller: StaffCaller, { month }: TaxDocumentArchiveRequest) {
    return this.documents.archiveForStaff(caller, month);
  }

  @Call(setRedLetterNumber)
  redLetterNumber(caller: StaffCaller, request: SetRedLetterNumberRequest) {
    return this.documents.setRedLetterNumber(caller, request);
  }
}
