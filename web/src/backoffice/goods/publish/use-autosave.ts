import type { GoodsForm } from '@fovea/shared-types/goods/goods-form.dto';
import { useEffect, useRef, useState } from 'react';
import type { FormState } from '../../../kit/form/use-form';
import { ApiRefusal } from '../../../lib/api-client';
import { newRequestId } from '../../../lib/request-id';
import { Autosave, type AutosaveState, type SavedDraft } from './autosave';
import { dropKeptForm, keepForm } from '../../../kit/form/kept-form';
import { goodsForm, type PublishValues } from './publish-values';
import { saveDraft, saveNewDraft } from './publishing.queries';

const DELAY_MS = 1500;
const RETRY_MS = 15_000;

interface AutosaveHookOptions {
  form: FormState<PublishValues>;
  /** What the form was filled with. */
  before: GoodsForm;
  /** Of what is edited. */
  draft: SavedDraft | null;
  userId: number;
  /**
   * A draft has been made of new goods; called while the page is on screen, which may continue under another
   * address.
   */
  onDraft: (id: number) => void;
}

/** The name under which the browser keeps what did not arrive. */
export const keptDraft = (userId: number, id: number | null): string =>
  `publish.${userId}.${id === null ? 'new' : `draft-${id}`}`;

/** Saves what is typed to a draft, a moment after it was typed. */
export function useAutosave({ form, before, draft, userId, onDraft }: AutosaveHookOptions) {
  const [state, setState] = useState<AutosaveState>({ kind: 'clean' });
  const [saved, setSaved] = useState(draft);
  const requestId = useRef(newRequestId());
  const current = useRef(form);
  useEffect(() => {
    current.current = form;
  });
  const [autosave] = useState<Autosave<PublishValues>>(
    () =>
      new Autosave<PublishValues>(
        {
          delayMs: DELAY_MS,
          retryMs: RETRY_MS,
          send: async (values, savedDraft) => {
            const fields = goodsForm(values, before);
            if (savedDraft !== null)
              return saveDraft({ ...fields, id: savedDraft.id, version: savedDraft.version });
            try {
              return await saveNewDraft({ ...fields, request_id: requestId.current });
            } catch (error) {
              // A refusal is stored under its key: a corrected request is sent as a new attempt.
              if (error instanceof ApiRefusal) requestId.current = newRequestId();
              throw error;
            }
          },
          keep: (values) => {
            const { draft: savedDraft } = autosave;
            // What was kept before the draft was made is in it now.
            if (savedDraft !== null) dropKeptForm(keptDraft(userId, null));
            if (values === null) dropKeptForm(keptDraft(userId, savedDraft?.id ?? null));
            else keepForm(keptDraft(userId, savedDraft?.id ?? null), values);
          },
          onState: setState,
          onSaved: (savedDraft, values) => {
            setSaved(savedDraft);
            current.current.rebase(values, current.current.values);
          },
          now: Date.now,
        },
        draft,
      ),
  );
  const known = useRef(JSON.stringify(form.values));
  const { values } = form;
  useEffect(() => {
    const text = JSON.stringify(values);
    if (known.current === text) return;
    known.current = text;
    autosave.change(values);
  }, [values, autosave]);
  useEffect(() => {
    const again = (): void => void autosave.flush();
    const leave = (): void => autosave.leave();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', leave);
      // The page goes, or another tab comes before it.
      leave();
    };
  }, [autosave]);
  const madeId = draft === null ? (saved?.id ?? null) : null;
  useEffect(() => {
    if (madeId !== null) onDraft(madeId);
  }, [madeId, onDraft]);
  return { state, saved, autosave };
}
