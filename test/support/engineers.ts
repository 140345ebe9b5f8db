import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import type { AddOf } from '@fovea/shared-types/record/record';
import type { Person, TestApi } from './api.js';
import { anUpload } from './files.js';

/** Everything that an application names, with a document of the applicant. */
export const engineerFacts = async (
  api: TestApi,
  { accountId }: Person,
): Promise<AddOf<typeof engineer.declared>> => ({
  name: 'Haru Demo',
  phone: '+81 90-1234-5678',
  place: 'Osaka and Kyoto',
  good_at: [1, 4],
  images: [await anUpload(api, accountId)],
});
