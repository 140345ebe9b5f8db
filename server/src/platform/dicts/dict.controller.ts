import { Controller } from '@nestjs/common';
import type { DictListRequest } from '@fovea/shared-types/platform/dict.dto';
import { dictList } from '@fovea/shared-types/platform/platform.calls';
import { Call } from '../http/call.decorator.js';
import type { Caller } from '../kernel/caller.js';
import { DictService } from './dict.service.js';

@Controller()
export class DictController {
  constructor(private readonly dicts: DictService) {}

  @Call(dictList)
  dictList({ language }: Caller, { version }: DictListRequest) {
    return this.dicts.listDictionaries(language, version);
  }
}
