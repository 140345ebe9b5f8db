import { useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths';

/** Where to go after signing in: only inside this site, never a foreign address. */
export function useRedirectTarget(): string {
  const wanted = useSearchParams()[0].get('redirect') ?? '';
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.root;
}
