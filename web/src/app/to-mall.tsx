import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { openLogin } from '../lib/session';

/**
 * Without a token the visitor is sent to the mall, with the log-in dialog open and the way back remembered.
 */
export function ToMall({ from }: { from: string }) {
  useEffect(() => openLogin(() => window.location.assign(`#${from}`), from), [from]);
  return <Navigate to={paths.shoppingMall} replace />;
}
