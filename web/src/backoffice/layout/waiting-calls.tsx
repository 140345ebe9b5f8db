import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { outbox } from '../../kit/scan/outbox';
import { OutboxBar } from '../../kit/scan/outbox-bar';

/** What was done without a network, told and sent on whichever page its maker is; then all that is shown is read anew. */
export function WaitingCalls() {
  const queries = useQueryClient();
  const sent = useCallback(() => void queries.invalidateQueries(), [queries]);
  return <OutboxBar outbox={outbox} onSent={sent} />;
}
