import { expect, it, vi } from 'vitest';
import { createHashHistory, holdStep } from './hash-history';

const address = (): string => window.location.hash;

/** In a file of its own: every history made in a window receives its steps. */
it('makes no step back while typed text covers the page, and follows the last request', async () => {
  window.history.replaceState(null, '', '#/shoppingMall');
  const history = createHashHistory();
  history.push('/profile?open=1');
  const [below, above] = [vi.fn(), vi.fn()];
  const [letBelow, letAbove] = [holdStep(below), holdStep(above)];
  history.go(-1);
  await vi.waitFor(() => expect(above).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(address()).toBe('#/profile?open=1'));
  expect(history.location).toMatchObject({ pathname: '/profile', search: '?open=1' });
  letAbove();
  history.go(-1);
  await vi.waitFor(() => expect(below).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(address()).toBe('#/profile?open=1'));
  letBelow();
  history.go(-1);
  await vi.waitFor(() => expect(history.location.pathname).toBe('/shoppingMall'));
});
