import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { CertificateAnswer, StockInNumberRequest } from './certificate.dto.js';

export const arrivedsCert = call('/arriveds/get-cert', {
  may: 'warehouse:arrival:list',
  request: IdRequest,
  response: CertificateAnswer,
  summary: 'The slip of an arrived delivery, as PDF in the language of the request',
});

export const warehouseInpsCert = call('/warehouse-inps/warehouse-inps-cert', {
  may: 'warehouse:inbound:list',
  request: StockInNumberRequest,
  response: CertificateAnswer,
  summary: 'The certificate of an approved stock-in, as PDF in the language of the request',
});

export const sendsCert = call('/ware-house-sends/get-cert', {
  may: 'warehouse:send:list',
  request: IdRequest,
  response: CertificateAnswer,
  summary: 'The delivery note of goods that were sent, as PDF in the language of the request',
});
