import { thing } from '../thing.js';

export default thing({
  calls: {
    // Which kinds somebody finds is decided by the permission of each one's list (record-search.api.spec).
    '/record-searches/search-records': { request: async () => ({ words: 'nothing' }) },
    '/dicts/dict-list': {},
  },
});
