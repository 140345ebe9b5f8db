import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiRefusal, SessionExpired } from '../../lib/api-client';
import { refusalText } from '../../lib/refusal-text';
import { newRequestId } from '../../lib/request-id';
import { useSession } from '../../lib/session';
import { refusalErrors } from './refusal-errors';
import type { FormState } from './use-form';

export interface SavingOptions<Values extends object, Answer> {
  form: FormState<Values>;
  /**
   * The call, `quiet`: what goes wrong stands in the form.
   * @param requestId of this attempt, for calls that take one: the same again while nobody knows whether it arrived
   */
  save: (values: Values, requestId: string) => Promise<Answer>;
  /** Invalidates the lists, closes, shows "Saved". */
  onSaved: (answer: Answer, values: Values) => unknown;
  /** Fields that refusals without `fields` belong to, by identifier. */
  byError?: Partial<Record<string, keyof Values & string>>;
  /**
   * The same form was sent in the background before, and refused: it is shown as it was then, with its
   * errors.
   */
  before?: EarlierAttempt | null;
}

export interface EarlierAttempt {
  requestId: string;
  refusal: ApiRefusal;
  /** What is sent now takes its place. */
  settle: () => Promise<void>;
}

export interface Saving<Values extends object> {
  isPending: boolean;
  /** The server's error of the form as a whole. */
  failure: string | null;
  submit: (values: Values) => void;
}

/** Sends a form once at a time and puts refusals beside their fields. */
export function useSaving<Values extends object, Answer>({
  form,
  save,
  onSaved,
  byError,
  before = null,
}: SavingOptions<Values, Answer>): Saving<Values> {
  const { isSignedIn } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const [isForSession, setForSession] = useState(false);
  const requestId = useRef(newRequestId());
  // A double click comes before the button could be drawn anew.
  const isOnItsWay = useRef(false);
  const show = (error: unknown): void => {
    const names = Object.keys(form.values) as Array<keyof Values & string>;
    const found = refusalErrors<Values>(error, names, byError);
    const hidden = form.showErrors(found.fields);
    const isHidden = Object.keys(hidden).length > 0;
    setFailure(isHidden ? refusalText({ error: 'VALIDATION', msg: '', fields: hidden }) : found.text);
  };
  // Once for each attempt: what is changed afterwards is not wrong again.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (before === null || shown.current === before.requestId) return;
    shown.current = before.requestId;
    show(before.refusal);
  });
  const mutation = useMutation({
    mutationFn: (values: Values) => save(values, requestId.current),
    onSuccess: async (answer, values) => {
      requestId.current = newRequestId();
      form.restart(values);
      await Promise.all([onSaved(answer, values), before?.settle()]);
    },
    onError: (error) => {
      // A refusal is stored under its key: a corrected request is sent as a new attempt.
      if (error instanceof ApiRefusal) requestId.current = newRequestId();
      show(error);
      setForSession(error instanceof SessionExpired);
    },
    onSettled: () => {
      isOnItsWay.current = false;
    },
  });
  return {
    isPending: mutation.isPending,
    // After signing in again the person may simply continue.
    failure: isForSession && isSignedIn ? null : failure,
    submit: (values) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      setFailure(null);
      mutation.mutate(values);
    },
  };
}
