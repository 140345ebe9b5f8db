import { Controller } from '@nestjs/common';
import type { IdActionRequest } from '@fovea/shared-types/common.dto';
import { addLexicon, delLexicon, lexiconList, updateLexicon } from '@fovea/shared-types/goods/lexicon.calls';
import type {
  AddLexiconRequest,
  LexiconListRequest,
  UpdateLexiconRequest,
} from '@fovea/shared-types/goods/lexicon.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LexiconService } from './lexicon.service.js';

@Controller()
export class LexiconController {
  constructor(private readonly lexicon: LexiconService) {}

  @Call(lexiconList)
  list(caller: StaffCaller, request: LexiconListRequest) {
    return this.lexicon.list(caller, request);
  }

  @Call(addLexicon)
  add(caller: StaffCaller, request: AddLexiconRequest) {
    return this.lexicon.add(caller, request);
  }

  @Call(updateLexicon)
  update(caller: StaffCaller, request: UpdateLexiconRequest) {
    return this.lexicon.update(caller, request);
  }

  @Call(delLexicon)
  delete(caller: StaffCaller, request: IdActionRequest) {
    return this.lexicon.delete(caller, request);
  }
}
