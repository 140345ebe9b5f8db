import { call, uploadCall } from '../call.js';
import { FreightSheet, FreightTemplate } from './freight-sheet.dto.js';

export const freightTemplate = call('/freight-rates/freight-template', {
  may: 'order:freight-rate:edit',
  response: FreightTemplate,
  summary: "The sheet of freight rules to fill in, with titles in the reader's language",
});

export const importFreight = uploadCall('/freight-rates/import-freight', {
  may: 'order:freight-rate:edit',
  response: FreightSheet,
  summary: 'Reads a sheet of freight rules: all of them are added or replaced, or nothing where one is wrong',
});
