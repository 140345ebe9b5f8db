// plants eslint/no-restricted-imports
import { PageRequest } from '@fovea/shared-types/pagination';

export const made = new PageRequest();
