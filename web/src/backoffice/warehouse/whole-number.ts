import { QUANTITY_MAX } from '@fovea/shared-types/warehouse/document-bounds';
import { numberFault, wholeIn } from '../../kit/form/number-text';

/** The number of pieces that is typed, in whatever width; null for what is none. */
export const wholeNumber = (text: string): number | null =>
  numberFault(text, { max: QUANTITY_MAX }) === null ? wholeIn(text) : null;
