import { thing } from '../thing.js';

export default thing({
  records: {
    // Who buys at once pays no less than the reserve.
    'auction:template': { sample: () => ({ reserve_percent: 120, buy_now_percent: 200 }) },
  },
});
