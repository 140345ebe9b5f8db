import { call } from '../call.js';
import { TriedFreight, TryFreightRequest } from './freight.dto.js';

export const tryFreight = call('/freight-rates/try-freight', {
  may: 'order:freight-rate:list',
  request: TryFreightRequest,
  response: TriedFreight,
  mayBeNull: true,
  summary: 'The freight of a sample parcel by the freight table; null where no rule applies',
});
