import type { FileKind, FileLink, UploadedFile } from '@fovea/shared-types/platform/file.dto';
import { uploadFile, uploadImage, uploadVideo } from '@fovea/shared-types/platform/platform.calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { upload } from '../../lib/api-client';
import { type Fault, faultOf } from './upload-rules';

const AT_ONCE = 3;
const CALLS = { image: uploadImage, video: uploadVideo, file: uploadFile } as const;

export interface PendingUpload {
  key: number;
  file: File;
  /** A picture of what is being sent, made here. */
  preview: string | null;
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1 */
  progress: number;
  /** Our own refusal, or the server's words. */
  fault: Fault | null;
  message: string | null;
}

export interface UploadsOptions {
  kind: FileKind;
  value: readonly FileLink[];
  onChange: (files: FileLink[]) => void;
  max: number;
  maxMb: number;
}

const linkOf = (done: UploadedFile): FileLink => ({
  id: done.enclosureId,
  url: done.url,
  thumbnail_url: done.thumbnail_url,
  name: done.name,
  mime: done.mime,
  size: done.size,
});

/** Files on their way to the server, three at once. What has arrived is in `value`, in the order of choosing. */
export function useUploads(options: UploadsOptions) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const nextKey = useRef(1);
  const controllers = useRef(new Map<number, AbortController>());
  /** In which order the files of this visit were chosen, by their id: a small one arrives before a big one. */
  const turns = useRef(new Map<number, number>());

  const change = useCallback((key: number, part: Partial<PendingUpload>): void => {
    setPending((old) => old.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }, []);
  const drop = useCallback((key: number): void => {
    controllers.current.get(key)?.abort(new DOMException('cancelled', 'AbortError'));
    controllers.current.delete(key);
    setPending((old) => {
      const gone = old.find((one) => one.key === key);
      if (gone?.preview != null) URL.revokeObjectURL(gone.preview);
      return old.filter((one) => one.key !== key);
    });
  }, []);
  const arrive = useCallback((key: number, link: FileLink): void => {
    const { value, onChange } = latest.current;
    turns.current.set(link.id, key);
    const at = value.findIndex((other) => (turns.current.get(other.id) ?? 0) > key);
    const next = [...value];
    next.splice(at === -1 ? next.length : at, 0, link);
    // Two may arrive before the form is drawn again.
    latest.current = { ...latest.current, value: next };
    onChange(next);
  }, []);

  const start = useCallback(
    async (one: PendingUpload): Promise<void> => {
      const controller = new AbortController();
      controllers.current.set(one.key, controller);
      change(one.key, { state: 'sending', progress: 0, message: null });
      try {
        const done = await upload(CALLS[latest.current.kind], one.file, {
          signal: controller.signal,
          onProgress: (progress) => change(one.key, { progress }),
        });
        arrive(one.key, linkOf(done));
        drop(one.key);
      } catch (error) {
        if (controller.signal.aborted) return;
        change(one.key, { state: 'failed', message: error instanceof Error ? error.message : String(error) });
      }
    },
    [arrive, change, drop],
  );
  useEffect(() => {
    const sending = pending.filter((one) => one.state === 'sending').length;
    for (const one of pending.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending))
      if (!controllers.current.has(one.key)) void start(one);
  }, [pending, start]);
  useEffect(() => {
    const running = controllers.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const add = (files: readonly File[]): void => {
    const { kind, max, maxMb, value } = latest.current;
    let free = max - value.length - pending.filter((one) => one.fault === null).length;
    const added = files.map((file): PendingUpload => {
      const own = faultOf(file, kind, maxMb);
      const fault = own ?? (free > 0 ? null : 'count');
      if (fault === null) free -= 1;
      return {
        key: nextKey.current++,
        file,
        preview: fault !== 'type' && file.type.startsWith('image/') ? URL.createObjectURL(file) : null,
        state: fault === null ? 'waiting' : 'failed',
        progress: 0,
        fault,
        message: null,
      };
    });
    setPending((old) => [...old, ...added]);
  };
  const retry = (key: number): void => {
    controllers.current.delete(key);
    change(key, { state: 'waiting', fault: null, message: null });
  };
  return {
    pending,
    add,
    retry,
    cancel: drop,
    /** Sent in this visit, so that nothing else refers to it yet. */
    isNew: (id: number) => turns.current.has(id),
    isSending: pending.some((one) => one.state !== 'failed'),
  };
}
