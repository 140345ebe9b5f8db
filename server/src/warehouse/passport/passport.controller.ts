import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import {
  addSerialNote,
  findSerials,
  serialLabels,
  serialPassport,
  serialPassportCert,
} from '@fovea/shared-types/warehouse/passport.calls';
import type { LabelsRequest } from '@fovea/shared-types/platform/labels.dto';
import type { AddSerialNoteRequest, FindSerialsRequest } from '@fovea/shared-types/warehouse/passport.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { PassportPrinting } from './passport-printing.js';
import { PassportService } from './passport.service.js';
import { SerialLabels } from './serial-labels.js';

@Controller()
export class PassportController {
  constructor(
    private readonly passports: PassportService,
    private readonly documents: PassportPrinting,
    private readonly pieces: SerialLabels,
  ) {}

  @Call(findSerials)
  findSerials(caller: StaffCaller, { code }: FindSerialsRequest) {
    return this.passports.findPassport(caller, code);
  }

  @Call(serialPassport)
  get(caller: StaffCaller, { id }: IdRequest) {
    return this.passports.get(caller, id);
  }

  @Call(addSerialNote)
  addNote(caller: StaffCaller, request: AddSerialNoteRequest) {
    return this.passports.addNote(caller, request);
  }

  @Call(serialPassportCert)
  cert(caller: StaffCaller, { id }: IdRequest) {
    return this.documents.passportAddress(caller, id);
  }

  @Call(serialLabels)
  labels(caller: StaffCaller, request: LabelsRequest) {
    return this.pieces.address(caller, request);
  }
}
