// plants react/exhaustive-deps
import { useEffect, useState } from 'react';

export function Title({ text }: { text: string }) {
  const [shown, show] = useState('');
  useEffect(() => show(text), []);
  return <p>{shown}</p>;
}
