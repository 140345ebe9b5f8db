/** Where the worker of app/shell-worker.ts is served. */
export const OFFLINE_WORKER = '/offline.js';

const FRAME = ['common', 'backoffice', 'kit', 'scan', 'system', 'upload'] as const;

/** Pages that open again without a network, by address: their module, and the texts they are drawn with. The build reads it as well. */
export const OFFLINE_PAGES: Readonly<Record<string, { module: string; texts: readonly string[] }>> = {
  '/warehouse/checkGoods': { module: 'warehouse/counts/count.page.tsx', texts: [...FRAME, 'counts'] },
  '/warehouse/inbound': { module: 'warehouse/documents/inbound.page.tsx', texts: [...FRAME, 'stock'] },
  '/warehouse/outbound': { module: 'warehouse/documents/outbound.page.tsx', texts: [...FRAME, 'stock'] },
  '/warehouse/outbound/addProducts': {
    module: 'warehouse/documents/add-products.page.tsx',
    texts: [...FRAME, 'stock'],
  },
  '/warehouse/allocation': {
    module: 'warehouse/allocation/allocation.page.tsx',
    texts: [...FRAME, 'stock', 'allocation'],
  },
};
