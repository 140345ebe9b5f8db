import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadNamespace } from '../../lib/i18n';
import { paths } from '../../lib/paths';
import { useCompared, useIsTrayAway } from './compare-store';

const CompareTray = lazy(async () => {
  const [module] = await Promise.all([
    import('./compare-tray'),
    loadNamespace('compare'),
    loadNamespace('goods'),
  ]);
  return { default: module.CompareTray };
});

/** The tray costs nothing until something is chosen; on the page of the comparison it would repeat it. */
export function CompareCorner() {
  const { pathname } = useLocation();
  const isAway = useIsTrayAway();
  const isShown = useCompared().length > 0 && !isAway && pathname !== paths.compare;
  return (
    isShown && (
      <Suspense>
        <CompareTray />
      </Suspense>
    )
  );
}
