import { call } from '../call.js';
import { TriedFreight, TryFreightRequest } from './freight.dto.js';

export const tryFreight = call('/freight-rates/try-freight', {
  may: 'order:freight-rate:list',
  request: TryFreightRequest,
  response: TriedFreight,
  mayBeNull: true,
  summary: 'What the freight table asks for a parcel that staff make up; null where no rule holds it',
});
