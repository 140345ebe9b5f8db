import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { CertificateAnswer } from './certificate.dto.js';

export const arrivedsCert = call('/arriveds/get-cert', {
  may: 'warehouse:arrival:list',
  request: IdRequest,
  response: CertificateAnswer,
  summary: 'The slip of an arrival that has come, as PDF in the language of the request',
});
