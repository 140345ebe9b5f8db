import { Activity, Suspense, useMemo } from 'react';
// The library's own way to render a tree for another location is its <Routes location>, which would add its
// whole matching; a hidden page has to keep the query with which it was left.
import { NavigationType, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { UnsavedScopeContext } from '../../../kit/form/unsaved-scope';
import { PageBoundary } from '../../../kit/page-boundary/page-boundary';
import { PageLoading } from '../../../kit/page-loading/page-loading';
import { pageOf } from '../../pages';
import type { Tag } from './tags';
import type { UnsavedPages } from './unsaved';

export interface KeptPagesProps {
  tags: readonly Tag[];
  /** Path of the page on screen; null while it is something else. */
  active: string | null;
  unsaved: UnsavedPages;
}

/** The open pages: one on screen, the others asleep with all that was typed and chosen in them. */
export function KeptPages({ tags, active, unsaved }: KeptPagesProps) {
  return tags.map((tag) => (
    <Activity key={`${tag.path} ${tag.version}`} mode={tag.path === active ? 'visible' : 'hidden'}>
      <KeptPage tag={tag} unsaved={unsaved} />
    </Activity>
  ));
}

function KeptPage({ tag, unsaved }: { tag: Tag; unsaved: UnsavedPages }) {
  const { path, location } = tag;
  const place = useMemo(() => ({ location, navigationType: NavigationType.Push }), [location]);
  const scope = useMemo(() => unsaved.scopeOf(path), [unsaved, path]);
  const page = pageOf(path);
  if (page === undefined) return null;
  const { Page } = page;
  return (
    <LocationContext.Provider value={place}>
      <UnsavedScopeContext value={scope}>
        <PageBoundary place={location.key}>
          <Suspense fallback={<PageLoading />}>
            <Page />
          </Suspense>
        </PageBoundary>
      </UnsavedScopeContext>
    </LocationContext.Provider>
  );
}
