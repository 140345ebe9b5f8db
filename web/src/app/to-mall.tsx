import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../lib/paths';
import { openLogin } from '../lib/session';

/** A visit without a token goes to the mall, with the log-in dialog open and the way back remembered. */
export function ToMall({ from }: { from: string }) {
  useEffect(() => openLogin(() => window.location.assign(`#${from}`), from), [from]);
  return <Navigate to={paths.shoppingMall} replace />;
}
