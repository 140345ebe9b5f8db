import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { useState } from 'react';
import { Button } from '../../kit/button/button';
import { useMay } from '../../lib/permissions';
import { useOrderActions } from './use-order-actions';

/** What can be done with the order that is open. */
export function OrderButtons({ order }: { order: AdminOrderDetail }) {
  const may = useMay();
  const actions = useOrderActions().filter(
    ({ permission, isHidden }) => (permission === undefined || may(permission)) && isHidden?.(order) !== true,
  );
  const [opened, setOpened] = useState<string | null>(null);
  const openedAction = actions.find(({ key }) => key === opened);
  const Dialog = openedAction !== undefined && 'Dialog' in openedAction ? openedAction.Dialog : undefined;
  return (
    <>
      {actions.map(({ key, label, isDanger }, index) => (
        <Button
          key={key}
          variant={index === 0 && isDanger !== true ? 'filled' : 'default'}
          onClick={() => setOpened(key)}
        >
          {typeof label === 'string' ? label : label(order)}
        </Button>
      ))}
      {Dialog !== undefined && <Dialog row={order} onClose={() => setOpened(null)} />}
    </>
  );
}
