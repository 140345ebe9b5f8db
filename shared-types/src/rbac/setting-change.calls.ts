import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { SettingChangeValues } from './setting-change.dto.js';

export const settingChangeValues = call('/setting-changes/setting-change-values', {
  may: 'rbac:setting-change:list',
  request: IdRequest,
  response: SettingChangeValues,
  summary: 'What a change of a setting makes of it: before and after, field by field',
});
