import { Controller } from '@nestjs/common';
import type { IdRequest } from '@fovea/shared-types/common.dto';
import { settingChangeValues } from '@fovea/shared-types/rbac/setting-change.calls';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { SettingChangeValuesService } from './setting-change-values.service.js';

@Controller()
export class SettingChangeController {
  constructor(private readonly values: SettingChangeValuesService) {}

  @Call(settingChangeValues)
  readValues(caller: StaffCaller, request: IdRequest) {
    return this.values.read(caller, request);
  }
}
