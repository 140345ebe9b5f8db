import { Controller } from '@nestjs/common';
import { officeList, staticPage, updateStaticPage } from '@fovea/shared-types/content/content.calls';
import type { StaticPageRequest, UpdateStaticPageRequest } from '@fovea/shared-types/content/static-page.dto';
import { Call } from '../../platform/http/call.decorator.js';
import type { Caller, StaffCaller } from '../../platform/kernel/caller.js';
import { StaticPageService } from './static-page.service.js';

@Controller()
export class StaticPageController {
  constructor(private readonly pages: StaticPageService) {}

  @Call(officeList)
  offices(caller: Caller) {
    return this.pages.offices(caller);
  }

  @Call(staticPage)
  page(caller: Caller, request: StaticPageRequest) {
    return this.pages.get(caller, request);
  }

  @Call(updateStaticPage)
  updateStaticPage(caller: StaffCaller, request: UpdateStaticPageRequest) {
    return this.pages.updateStaticPage(caller, request);
  }
}
