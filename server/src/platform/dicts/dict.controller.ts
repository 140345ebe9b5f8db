import { Body, Controller } from '@nestjs/common';
import { DictListRequest, DictListResponse } from '@fovea/shared-types/platform/dict.dto';
import { dictList } from '@fovea/shared-types/platform/platform.calls';
import { Call, RequestCaller } from '../http/call.decorator.js';
import type { Caller } from '../kernel/caller.js';
import { DictService } from './dict.service.js';

@Controller()
export class DictController {
  constructor(private readonly dicts: DictService) {}

  @Call(dictList, {
    may: 'public',
    request: DictListRequest,
    response: DictListResponse,
    summary: 'All dictionaries and names of states, unless the caller has this version of them',
  })
  list(@RequestCaller() { language }: Caller, @Body() { version }: DictListRequest) {
    return this.dicts.list(language, version);
  }
}
