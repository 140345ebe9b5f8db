import { Body, Controller } from '@nestjs/common';
import { IdActionRequest, IdAnswer } from '@fovea/shared-types/common.dto';
import { addLexicon, delLexicon, lexiconList, updateLexicon } from '@fovea/shared-types/goods/lexicon.calls';
import {
  AddLexiconRequest,
  LexiconListRequest,
  LexiconListResponse,
  UpdateLexiconRequest,
} from '@fovea/shared-types/goods/lexicon.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { LexiconService } from './lexicon.service.js';

@Controller()
export class LexiconController {
  constructor(private readonly lexicon: LexiconService) {}

  @Call(lexiconList, {
    may: 'goods:lexicon:list',
    request: LexiconListRequest,
    response: LexiconListResponse,
    summary: 'Groups of words that mean the same to the search',
  })
  list(@RequestCaller() caller: StaffCaller, @Body() request: LexiconListRequest) {
    return this.lexicon.list(caller, request);
  }

  @Call(addLexicon, {
    may: 'goods:lexicon:add',
    request: AddLexiconRequest,
    response: IdAnswer,
    summary: 'Adds a group of words that mean the same',
  })
  add(@RequestCaller() caller: StaffCaller, @Body() request: AddLexiconRequest) {
    return this.lexicon.add(caller, request);
  }

  @Call(updateLexicon, {
    may: 'goods:lexicon:update',
    request: UpdateLexiconRequest,
    response: IdAnswer,
    summary: 'Changes a group of words, or sets it aside',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateLexiconRequest) {
    return this.lexicon.update(caller, request);
  }

  @Call(delLexicon, {
    may: 'goods:lexicon:delete',
    request: IdActionRequest,
    response: null,
    summary: 'Deletes a group of words',
  })
  delete(@RequestCaller() caller: StaffCaller, @Body() request: IdActionRequest) {
    return this.lexicon.delete(caller, request);
  }
}
