import { Controller } from '@nestjs/common';
import { searchRecords } from '@fovea/shared-types/platform/platform.calls';
import type { RecordSearchRequest } from '@fovea/shared-types/platform/record-search.dto';
import { Call } from '../http/call.decorator.js';
import type { MemberCaller } from '../kernel/caller.js';
import { RecordSearchService } from './record-search.service.js';

@Controller()
export class RecordSearchController {
  constructor(private readonly records: RecordSearchService) {}

  @Call(searchRecords)
  search(caller: MemberCaller, request: RecordSearchRequest) {
    return this.records.search(caller, request);
  }
}
