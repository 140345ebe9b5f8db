import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useReadOne } from './use-reading';

const shelf = { countKey: ['count'], listKey: ['list'] };
const letter = (id: number, isRead: 0 | 1) => ({ id, is_read: isRead });

function Page({ send, list }: { send: () => Promise<unknown>; list: () => Promise<unknown> }) {
  const count = useQuery({
    queryKey: shelf.countKey,
    queryFn: async () => ({ unread: 2 }),
    staleTime: Infinity,
  });
  const page = useQuery<{ data: Array<{ id: number; is_read: number }> }>({
    queryKey: [...shelf.listKey, { is_read: 0 }],
    queryFn: list as never,
  });
  const read = useReadOne(shelf, send);
  return (
    <>
      <output>{count.data?.unread}</output>
      {page.data?.data.map(({ id, is_read }) => (
        <button key={id} type="button" onClick={() => read.mutate(id)}>
          {`${id} ${is_read === 1 ? 'read' : 'new'}`}
        </button>
      ))}
    </>
  );
}

function show(send: () => Promise<unknown>) {
  const list = vi.fn(async () => ({ data: [letter(1, 0), letter(2, 0)] }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page send={send} list={list} />
    </QueryClientProvider>,
  );
  return list;
}

describe('a message that is opened', () => {
  it('is marked at once and stays in the list of unread ones while it is read', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const list = show(() => new Promise((resolve) => (answer = resolve)));
    fireEvent.click(await screen.findByRole('button', { name: '1 new' }));
    expect(await screen.findByRole('button', { name: '1 read' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1');
    answer({});
    // The figure is requested again, the list is not.
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
    expect(list).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: '1 read' })).toBeInTheDocument();
  });

  it('is unread again when the server refuses', async () => {
    show(() => Promise.reject(new Error('no')));
    fireEvent.click(await screen.findByRole('button', { name: '1 new' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
    expect(await screen.findByRole('button', { name: '1 new' })).toBeInTheDocument();
  });
});
