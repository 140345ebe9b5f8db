import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, to } from '../../lib/paths';

/** The list that was left stays as it is behind its tab, so what was opened over it is closed on the way. */
function useWay(path: string, onClose: () => void): null {
  const navigate = useNavigate();
  const go = useEffectEvent(() => {
    onClose();
    void navigate(path);
  });
  useEffect(() => go(), []);
  return null;
}

/** The way to the form of a new order. */
export const NewOrder = ({ onClose }: { onClose: () => void }) => useWay(paths.newOrder, onClose);

/** The same, with what this order has. */
export const OrderAgain = ({ row, onClose }: { row: { id: number }; onClose: () => void }) =>
  useWay(to.orderAgain(row.id), onClose);
