import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { LabelsAnswer, LabelsRequest } from '../platform/labels.dto.js';
import {
  AddSerialNoteRequest,
  FindSerialsRequest,
  FoundSerial,
  PrintedPassportAnswer,
  SerialPassport,
} from './passport.dto.js';

export const findSerials = call('/warehouses/find-serials', {
  may: 'warehouse:passport:list',
  request: FindSerialsRequest,
  response: [FoundSerial],
  summary: 'Pieces that match a scanned code or a typed serial number',
});

export const serialPassport = call('/warehouses/serial-passport', {
  may: 'warehouse:passport:list',
  request: IdRequest,
  response: SerialPassport,
  summary: 'Everything about one piece with a serial number',
});

export const addSerialNote = call('/warehouses/add-serial-note', {
  may: 'warehouse:passport:add',
  request: AddSerialNoteRequest,
  response: IdAnswer,
  summary: 'Adds a test, a service or a note to the passport of a piece',
});

export const serialPassportCert = call('/warehouses/serial-passport-cert', {
  may: 'warehouse:passport:list',
  request: IdRequest,
  response: PrintedPassportAnswer,
  summary: 'The passport of a piece as PDF in the language of the request',
});

export const serialLabels = call('/warehouses/serial-labels', {
  may: 'warehouse:passport:list',
  request: LabelsRequest,
  response: LabelsAnswer,
  summary: 'Labels of pieces as PDF',
});
