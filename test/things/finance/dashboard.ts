import { thing } from '../thing.js';

export default thing({
  calls: {
    '/dashboard/dashboard-figures': { request: async () => ({ range: 'today' }) },
    '/dashboard/dashboard-chart': { request: async () => ({ range: 'today', name: 'sales' }) },
  },
});
