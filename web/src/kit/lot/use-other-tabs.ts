import { useCallback, useEffect, useRef } from 'react';

const CHANNEL = 'fovea.own-figures';

/**
 * A bid placed in one tab changes figures that no push carries (the own maximum, the chances left).
 * The other tabs of the same browser are notified to request them.
 * @returns call it after one's own figures of this lot changed here
 */
export function useOtherTabs(id: number, onChanged: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const open = new BroadcastChannel(CHANNEL);
    open.onmessage = (event: MessageEvent<unknown>) => {
      if (event.data === id) onChanged();
    };
    channel.current = open;
    return () => {
      open.close();
      channel.current = null;
    };
  }, [id, onChanged]);
  return useCallback(() => channel.current?.postMessage(id), [id]);
}
