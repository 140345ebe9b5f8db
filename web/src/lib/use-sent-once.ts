import { useRef } from 'react';
import { ApiRefusal } from './api-client';
import { newRequestId } from './request-id';

/**
 * Sends a request under a key of its own: the same again while it is unknown whether it arrived, so that a
 * second click after a lost answer does nothing twice. Another request, or one after an answer, is sent under
 * a new key.
 */
export function useSentOnce<Request, Answer>(
  send: (request: Request, requestId: string) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const open = useRef<{ request: string; requestId: string } | null>(null);
  return async (request) => {
    const body = JSON.stringify(request);
    const attempt =
      open.current?.request === body ? open.current : { request: body, requestId: newRequestId() };
    open.current = attempt;
    try {
      const answer = await send(request, attempt.requestId);
      open.current = null;
      return answer;
    } catch (error) {
      // A refusal is an answer and is kept under its key.
      if (error instanceof ApiRefusal) open.current = null;
      throw error;
    }
  };
}
