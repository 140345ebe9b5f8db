import type { FileLink } from '@fovea/shared-types/platform/file.dto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadField, type UploadFieldProps } from './upload-field';

/** Only the network is mocked; jsdom's own has no answers for us. */
class Line {
  static open: Line[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  responseText = '';
  path = '';
  file: File | null = null;
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  getResponseHeader = () => 'trace-1';
  send(body: FormData) {
    const file = body.get('file');
    this.file = file instanceof File ? file : null;
    Line.open.push(this);
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  answer(envelope: object) {
    this.responseText = JSON.stringify(envelope);
    act(() => {
      this.onload?.();
      this.onloadend?.();
    });
  }
  arrive(id: number) {
    const name = this.file?.name ?? '';
    this.answer({
      code: 200,
      msg: '',
      data: {
        enclosureId: id,
        url: `/files/${name}`,
        thumbnail_url: null,
        name,
        mime: 'image/png',
        size: 2048,
      },
    });
  }
}

const picture = (name: string, size = 10): File => new File(['x'.repeat(size)], name, { type: 'image/png' });
const limits = { image_max_mb: 5, video_max_mb: 100, file_max_mb: 20, count_max: 20 };
const chosen = vi.fn<(names: string[]) => void>();

type Shown = Pick<UploadFieldProps, 'kind' | 'max'>;

function Form({ kind, max }: Shown) {
  const [files, setFiles] = useState<FileLink[]>([]);
  chosen(files.map((file) => file.name));
  return (
    <UploadField
      label="Documents"
      kind={kind}
      value={files}
      onChange={setFiles}
      {...(max === undefined ? {} : { max })}
      hasCover
    />
  );
}
const UNSET = null;
const show = async (max: number | null = 20, kind: Shown['kind'] = 'image') => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form kind={kind} {...(max === UNSET ? {} : { max })} />
    </QueryClientProvider>,
  );
  await screen.findByText(/up to \d+ MB/);
  return screen.getByLabelText('Documents', { selector: 'input' });
};
const names = () => chosen.mock.lastCall?.[0];

describe('a field for files', () => {
  beforeEach(() => {
    Line.open = [];
    vi.stubGlobal('XMLHttpRequest', Line);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ code: 200, msg: '', data: limits })),
    );
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends three at once, keeps the order of choosing, and marks the first as cover', async () => {
    const input = await show();
    await userEvent.upload(
      input,
      ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name)),
    );
    expect(Line.open.map((line) => line.file?.name)).toEqual(['a.png', 'b.png', 'c.png']);
    act(() => Line.open[0]?.upload.onprogress?.({ loaded: 4, total: 10 }));
    expect(screen.getByRole('progressbar', { name: 'Upload of a.png' })).toHaveAttribute('value', '40');
    Line.open[1]?.arrive(12);
    await waitFor(() => expect(Line.open).toHaveLength(4));
    Line.open[0]?.arrive(11);
    Line.open[3]?.arrive(14);
    Line.open[2]?.arrive(13);
    await waitFor(() => expect(names()).toEqual(['a.png', 'b.png', 'c.png', 'd.png']));
    const first = screen.getAllByRole('listitem')[0] as HTMLElement;
    expect(within(first).getByText('Cover')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Move later: a.png' }));
    expect(names()).toEqual(['b.png', 'a.png', 'c.png', 'd.png']);
  });

  it('shows an icon and the name of a picture that cannot be drawn, before and after it has arrived', async () => {
    const input = await show();
    await userEvent.upload(input, [picture('odd.png')]);
    const tile = () => screen.getAllByRole('listitem')[0] as HTMLElement;
    const shown = () => tile().querySelector('img');
    expect(shown()).not.toBeNull();
    fireEvent.error(shown() as HTMLElement);
    expect(shown()).toBeNull();
    expect(tile().querySelector('.tabler-icon-photo')).not.toBeNull();
    expect(within(tile()).getByText('odd.png')).toBeInTheDocument();
    Line.open[0]?.arrive(11);
    await waitFor(() => expect(names()).toEqual(['odd.png']));
    fireEvent.error(shown() as HTMLElement);
    expect(shown()).toBeNull();
    expect(within(tile()).getByText('odd.png')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show: odd.png' })).toBeInTheDocument();
  });

  it('shows for each file why it was not sent', async () => {
    const input = await show(1);
    fireEvent.change(input, {
      target: {
        files: [
          new File(['x'], 'note.txt', { type: 'text/plain' }),
          picture('huge.png', 5 * 1024 * 1024 + 1),
          picture('one.png'),
          picture('two.png'),
        ],
      },
    });
    expect(await screen.findByText(/not accepted/)).toBeInTheDocument();
    expect(screen.getByText('Larger than 5 MB.')).toBeInTheDocument();
    expect(screen.getByText('Not sent: the limit is 1.')).toBeInTheDocument();
    expect(Line.open.map((line) => line.file?.name)).toEqual(['one.png']);
  });

  it.each([
    ['image', 'image/png', 20],
    ['video', 'video/mp4', 1],
  ] as const)(
    'accepts of %ss as many as the specification allows, unless it is configured',
    async (kind, type, most) => {
      const input = await show(UNSET, kind);
      const files = Array.from({ length: most + 1 }, (_, at) => new File(['x'], `${at}.png`, { type }));
      fireEvent.change(input, { target: { files } });
      expect(await screen.findAllByText(`Not sent: the limit is ${most}.`)).toHaveLength(1);
    },
  );

  it("shows the server's text at the file, tries again, and cancels", async () => {
    const input = await show();
    await userEvent.upload(input, [picture('a.png')]);
    Line.open[0]?.answer({ code: -101, msg: 'This is no picture.', data: null, error: 'FILE_TYPE' });
    expect(await screen.findByText('This is no picture.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a.png' }));
    expect(Line.open).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: a.png' }));
    expect(Line.open[1]?.isAborted).toBe(true);
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
  });

  it('accepts pasted pictures, and requires confirmation before it deletes', async () => {
    const input = await show();
    fireEvent.paste(input, { clipboardData: { files: [picture('clip.png')] } });
    Line.open[0]?.arrive(5);
    await waitFor(() => expect(names()).toEqual(['clip.png']));
    await userEvent.click(screen.getByRole('button', { name: 'Delete: clip.png' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this file?' });
    expect(names()).toEqual(['clip.png']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(names()).toEqual([]);
  });
});
