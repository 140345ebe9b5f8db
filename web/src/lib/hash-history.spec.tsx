import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashHistory, holdBack } from './hash-history';

const address = (): string => window.location.hash;
/** jsdom navigates asynchronously. */
const arrival = (history: ReturnType<typeof createHashHistory>): Promise<void> =>
  new Promise((resolve) => {
    const stop = history.listen(() => {
      stop();
      resolve();
    });
  });

describe('the history behind the hash', () => {
  beforeEach(() => window.history.replaceState(null, '', '#/shoppingMall'));

  it('reads path and search from the address', () => {
    window.history.replaceState(null, '', '#/classify?level=1&id=0');
    expect(createHashHistory().location).toMatchObject({ pathname: '/classify', search: '?level=1&id=0' });
  });

  it('counts an empty address as the root', () => {
    window.history.replaceState(null, '', '/');
    expect(createHashHistory().location.pathname).toBe('/');
  });

  it('pushes, notifies its listeners, and goes back', async () => {
    const history = createHashHistory();
    const listener = vi.fn();
    history.listen(listener);
    history.push('/myOrders?status=10');
    expect(address()).toBe('#/myOrders?status=10');
    expect(history.location).toMatchObject({ pathname: '/myOrders', search: '?status=10' });
    expect(history.action).toBe('PUSH');
    expect(listener).toHaveBeenCalledTimes(1);
    const back = arrival(history);
    history.go(-1);
    await back;
    expect(history.location.pathname).toBe('/shoppingMall');
    expect(history.action).toBe('POP');
  });

  it('gives every entry a key of its own, the same again on Back', async () => {
    const history = createHashHistory();
    const first = history.location.key;
    history.push('/profile');
    expect(history.location.key).not.toBe(first);
    const back = arrival(history);
    history.go(-1);
    await back;
    expect(history.location.key).toBe(first);
  });

  it('stays where it is while a page blocks it, and leaves once that page allows it', () => {
    const history = createHashHistory();
    history.push('/profile');
    const ask = vi.fn(() => false);
    const release = holdBack(ask);
    history.push('/myOrders');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(address()).toBe('#/profile');
    release();
    history.push('/myOrders');
    expect(address()).toBe('#/myOrders');
  });
});
