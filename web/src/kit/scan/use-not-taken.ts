import { useSyncExternalStore } from 'react';
import { ApiRefusal } from '../../lib/api-client';
import { useAddressed } from '../../lib/list-page';
import { sessionAccount } from '../../lib/session-account';
import { outbox } from './outbox';
import type { NotTaken, WaitingCall } from './outbox-store';

const PARAMETER = 'mend';

/** The address that opens the form of a call anew, with what was typed. */
export const mendAt = (
  path: string,
  requestId: string,
  query: Readonly<Record<string, string>> = {},
): string => `${path}?${new URLSearchParams({ ...query, [PARAMETER]: requestId })}`;

/** Whether a page with this address is the one with the call's form. */
export function isShownAt({ form }: WaitingCall, pathname: string, search: string): boolean {
  const [path, query = ''] = form?.at.split('?') ?? [];
  const here = new URLSearchParams(search);
  return (
    path === pathname && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value)
  );
}

/** A call that was sent when the network was back, and not taken. */
export interface NotTakenCall extends WaitingCall {
  notTaken: NotTaken;
  /** The server's refusal, as if it had only just been sent. */
  refusal: ApiRefusal;
  /** It was sent anew: it is settled. */
  settle: () => Promise<void>;
}

/** Those of the person. */
export function useNotTaken(): readonly NotTakenCall[] {
  const calls = useSyncExternalStore(outbox.subscribe, outbox.current);
  return calls.flatMap((call) => {
    const { by, notTaken, requestId } = call;
    if (by !== sessionAccount() || notTaken === undefined) return [];
    const { error, msg, fields } = notTaken;
    const refusal = new ApiRefusal(error ?? 'INTERNAL', msg, fields, null, null);
    return [{ ...call, notTaken, refusal, settle: () => outbox.dismiss(requestId) }];
  });
}

/** Such a call as its form resumes it. */
export interface Mended<Typed> extends Pick<NotTakenCall, 'requestId' | 'refusal' | 'settle'> {
  typed: Typed;
}

/** The call that the address opens for correction; null where it names none, and while it is loading. */
export function useMended<Typed>(): { mended: Mended<Typed> | null; leave: () => void } {
  const { value: addressed, put } = useAddressed(PARAMETER);
  const call = useNotTaken().find(({ requestId }) => requestId === addressed);
  const leave = (): void => put(null);
  if (call?.form === undefined) return { mended: null, leave };
  const { requestId, form, refusal, settle } = call;
  const typed = form.typed as Typed; // what this form kept under its own address
  return { mended: { requestId, typed, refusal, settle }, leave };
}
