import { call } from '../call.js';
import { LabelsAnswer, LabelsRequest } from '../platform/labels.dto.js';

export const productLabels = call('/products/product-labels', {
  may: 'goods:product:list',
  request: LabelsRequest,
  response: LabelsAnswer,
  summary: 'Labels of items as PDF',
});
