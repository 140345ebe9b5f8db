// plants react/rules-of-hooks
import { useState } from 'react';

export function Sometimes({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return null;
  const [text] = useState('');
  return <p>{text}</p>;
}
