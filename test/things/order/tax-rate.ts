import { aCategory } from '../../fixtures/rows.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    // One rate of a country from one day on.
    'order:tax-rate': {
      sample: ({ db }) => aCategory(db).then((category_id) => ({ category_id })),
    },
  },
});
