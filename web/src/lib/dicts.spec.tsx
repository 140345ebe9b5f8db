import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDict } from './dicts';

function Name() {
  const { label } = useDict('states:order');
  return <p>{label(20)}</p>;
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Name />
    </QueryClientProvider>,
  );
const answer = (data: object) => new Response(JSON.stringify({ code: 200, msg: '', data }));

afterEach(() => vi.unstubAllGlobals());

it('no code is read as a name while the names are on their way', async () => {
  let arrive: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  show();
  expect(screen.getByText('…')).toBeDefined();
  arrive(answer({ dicts: [{ name: 'states:order', items: [{ code: 20, label: 'To be shipped' }] }] }));
  expect(await screen.findByText('To be shipped')).toBeDefined();
});

it('a code without a name stays as it is', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer({ dicts: [] })));
  show();
  expect(await screen.findByText('20')).toBeDefined();
});
