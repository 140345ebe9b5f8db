// plants nothing
import type { IdRequest } from '@fovea/shared-types/common.dto';

export const made: IdRequest = { id: 1 };
