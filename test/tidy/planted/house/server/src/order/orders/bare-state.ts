// plants bare-state

export const PAID = 'SELECT id FROM orders o WHERE o.status = 20';
