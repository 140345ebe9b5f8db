// plants eslint/no-restricted-imports
import { IdRequest } from '@fovea/shared-types/common.dto';

export const made = new IdRequest();
