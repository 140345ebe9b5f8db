import { Body, Controller } from '@nestjs/common';
import { IdAnswer } from '@fovea/shared-types/common.dto';
import {
  officeList,
  staticPage,
  staticPageList,
  updateStaticPage,
} from '@fovea/shared-types/content/content.calls';
import {
  Office,
  StaticPage,
  StaticPageRequest,
  StaticPageRow,
  UpdateStaticPageRequest,
} from '@fovea/shared-types/content/static-page.dto';
import { Call, RequestCaller } from '../platform/http/call.decorator.js';
import type { Caller, StaffCaller } from '../platform/kernel/caller.js';
import { StaticPageService } from './static-page.service.js';

@Controller()
export class StaticPageController {
  constructor(private readonly pages: StaticPageService) {}

  @Call(officeList, {
    may: 'public',
    request: null,
    response: [Office],
    summary: "Offices with address and phone, in the reader's language",
  })
  offices(@RequestCaller() caller: Caller) {
    return this.pages.offices(caller);
  }

  @Call(staticPage, {
    may: 'public',
    request: StaticPageRequest,
    response: StaticPage,
    summary: "A text of the house (terms, privacy, contact …) in the reader's language",
  })
  page(@RequestCaller() caller: Caller, @Body() request: StaticPageRequest) {
    return this.pages.get(caller, request);
  }

  @Call(staticPageList, {
    may: 'content:static-page:list',
    request: null,
    response: [StaticPageRow],
    summary: 'All texts of the house in three languages, for their editors',
  })
  list() {
    return this.pages.list();
  }

  @Call(updateStaticPage, {
    may: 'content:static-page:update',
    request: UpdateStaticPageRequest,
    response: IdAnswer,
    summary: 'Writes a text of the house anew, in one language or more',
  })
  update(@RequestCaller() caller: StaffCaller, @Body() request: UpdateStaticPageRequest) {
    return this.pages.update(caller, request);
  }
}
