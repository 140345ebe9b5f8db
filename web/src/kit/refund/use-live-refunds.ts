import { useEffect } from 'react';
import { getSocket } from '../../lib/socket';

/** Runs whenever the server reports a move: a message came, or a figure of the staff changed. */
export function useLiveRefunds(onMoved: () => void): void {
  useEffect(() => {
    let isOver = false;
    let unsubscribe = (): void => {};
    const connect = async (): Promise<void> => {
      const socket = await getSocket();
      if (isOver) return;
      socket.on('message:new', onMoved);
      socket.on('admin-menu:changed', onMoved);
      socket.on('connect', onMoved);
      unsubscribe = () => {
        socket.off('message:new', onMoved);
        socket.off('admin-menu:changed', onMoved);
        socket.off('connect', onMoved);
      };
    };
    // Without the line the page shows what it read when it was opened.
    void connect().catch(() => undefined);
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [onMoved]);
}
