import { call, uploadCall } from '../call.js';
import { FreightSheet, FreightTemplate } from './freight-sheet.dto.js';

export const freightTemplate = call('/freight-rates/freight-template', {
  may: 'order:freight-rate:edit',
  response: FreightTemplate,
  summary: 'The template sheet of freight rules, with titles in the reader’s language',
});

export const importFreight = uploadCall('/freight-rates/import-freight', {
  may: 'order:freight-rate:edit',
  response: FreightSheet,
  summary: 'Imports a sheet of freight rules: all rules are added or replaced, or none where one is wrong',
});
