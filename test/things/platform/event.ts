import { aDeadLetter } from '../../fixtures/rows.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/parked-events/requeue-parked-events': {
      request: async ({ db }) => ({ ids: [await aDeadLetter(db)] }),
    },
  },
  records: {
    'platform:event': { aRow: (api) => aDeadLetter(api.db) },
  },
});
