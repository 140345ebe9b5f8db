import { Controller } from '@nestjs/common';
import { homeData } from '@fovea/shared-types/content/home.calls';
import { HomeData } from '@fovea/shared-types/content/home.dto';
import { Call, RequestCaller } from '../../platform/http/call.decorator.js';
import type { Caller } from '../../platform/kernel/caller.js';
import { HomeService } from './home.service.js';

@Controller()
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Call(homeData, {
    may: 'public',
    request: null,
    response: HomeData,
    summary: 'What the home page shows, in one call',
  })
  read(@RequestCaller() caller: Caller) {
    return this.home.read(caller);
  }
}
