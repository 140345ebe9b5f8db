import { uploadImage } from '@fovea/shared-types/platform/platform.calls';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { upload } from '../../lib/api-client';
import { faultOf } from '../upload-field/upload-rules';

/** The server's own limit is tighter in places and speaks for itself; this one only saves a hopeless transfer. */
const MAX_MB = 50;

/** Uploads pictures and puts each where the caret was once it has arrived. */
export function useInsertImages(editor: Editor) {
  const { t } = useTranslation('kit');
  const [sending, setSending] = useState(0);
  const [failure, setFailure] = useState<string | undefined>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File): Promise<void> => {
    const { signal } = leaving.current;
    setSending((count) => count + 1);
    try {
      const done = await upload(uploadImage, file, { signal });
      // After the selection and not in its place: that may be the picture before this one.
      editor.commands.insertContentAt(editor.state.selection.to, {
        type: 'image',
        attrs: { src: done.url, alt: done.name },
      });
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      setFailure(t('editor.image_failed', { name: file.name, reason }));
    } finally {
      setSending((count) => count - 1);
    }
  };
  const insert = (files: readonly File[]): void => {
    setFailure(undefined);
    for (const file of files) {
      if (faultOf(file, 'image', MAX_MB) === null) void send(file);
      else setFailure(t('editor.no_image', { name: file.name }));
    }
  };
  return { insert, sending, failure };
}
