// plants module-order
export const application = (): Promise<unknown> => import('../app.module.js');
