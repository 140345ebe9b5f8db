import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';
import { useLeaving } from './use-leaving';

export interface LeavingDialogProps {
  title: string;
  /** Pixels on a wide screen. */
  size: number;
  /** Typed input would be lost: closing requires confirmation. */
  isDirty: boolean;
  /** Something is on its way: the dialog stays until its answer is shown. */
  isPending?: boolean;
  onClose: () => void;
  /** Gets what its own buttons close it with. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with something to fill in. Mount it to open it. */
export function LeavingDialog({
  title,
  size,
  isDirty,
  isPending = false,
  onClose,
  children,
}: LeavingDialogProps) {
  const { close, question } = useLeaving(isDirty, onClose);
  return (
    <>
      <Dialog
        opened
        onClose={() => {
          if (!isPending) close();
        }}
        title={title}
        size={size}
        isPage
      >
        {children(close)}
      </Dialog>
      {question}
    </>
  );
}
