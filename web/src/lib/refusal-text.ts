import i18next from 'i18next';
import type { ApiRefusal } from './api-client';

/**
 * What a person reads of a refusal where its fields are not marked: "check the highlighted fields" alone would leave them
 * searching. Fields are named as the call names them.
 */
export const refusalText = ({ error, msg, fields }: Pick<ApiRefusal, 'error' | 'msg' | 'fields'>): string => {
  const faults = Object.entries(fields);
  if (error !== 'VALIDATION' || faults.length === 0) return msg;
  return i18next.t('form.refused_fields', {
    faults: faults.map(([path, text]) => `${path.replaceAll('_', ' ')}: ${text}`).join('; '),
  });
};
