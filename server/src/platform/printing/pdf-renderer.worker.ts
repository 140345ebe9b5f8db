import { parentPort } from 'node:worker_threads';
import { drawLabels } from './draw-labels.js';
import { drawDocuments } from './draw-document.js';
import type { PrintJob } from './printed-document.js';

/** What the thread answers for each job, in the order of the jobs. */
export type Printed = { pdf: Uint8Array } | { failure: string };

const draw = (job: PrintJob): Promise<Buffer> => {
  if (job.kind === 'labels') return drawLabels(job.sheet);
  return drawDocuments(job.kind === 'document' ? [job.document] : job.documents);
};

parentPort?.on('message', (job: PrintJob) => {
  // Async, so that what the drawing throws at once is reported as well.
  (async () => draw(job))().then(
    (pdf) => answer({ pdf }),
    (error: unknown) =>
      answer({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

function answer(printed: Printed): void {
  parentPort?.postMessage(printed);
}
