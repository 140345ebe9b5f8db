import { lazy, Suspense } from 'react';
import { Skeleton } from '../skeleton/skeleton';
import type { EditorProps } from './editor';

/** The editor weighs as much as a page: it comes when a form with one opens. */
const Editor = lazy(() => import('./editor').then((module) => ({ default: module.Editor })));

const HEIGHT_PX = 500;

/** Text with headings, lists, links and pictures, 500 px high. The server cleans what it gets. */
export function RichTextEditor(props: EditorProps) {
  return (
    <Suspense fallback={<Skeleton height={HEIGHT_PX} radius={8} />}>
      <Editor {...props} />
    </Suspense>
  );
}
