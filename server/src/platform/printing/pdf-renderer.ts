import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Turns } from '../storage/turns.js';
import type { PrintJob } from './printed-document.js';
import type { Printed } from './pdf-renderer.worker.js';

// Threads run what is built, from wherever this file itself was loaded.
const THREAD = path.resolve(import.meta.dirname, '../../../dist/platform/printing/pdf-renderer.worker.js');
const TIME_MAX_MS = 20_000;
const IDLE_MS = 60_000;
const HEAP_MAX_MB = 384;

/**
 * Prints documents and labels. A document of 500 lines keeps a processor busy for half a second, so they are drawn in a thread, one
 * after the other; it holds the fonts and ends when nobody prints for a minute. A job that takes too long or too much ends
 * its thread, and the next begins another.
 */
@Injectable()
export class PdfRenderer implements OnApplicationShutdown {
  private readonly turns = new Turns({ atOnce: 1, ofOne: 4, ofAll: 30 });
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;

  /**
   * @param who  the account that prints, by which the queue takes turns
   * @throws RATE_LIMITED, BUSY
   */
  print(who: number, job: PrintJob): Promise<Buffer> {
    return this.turns.take(who, async () => {
      clearTimeout(this.idle);
      const thread = this.thread ?? this.open();
      thread.ref();
      try {
        return await answerOf(thread, job);
      } finally {
        thread.unref();
        this.idle = setTimeout(() => void this.close(), IDLE_MS).unref();
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.idle);
    await this.close();
  }

  private open(): Worker {
    const thread = new Worker(THREAD, {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MAX_MB },
      // It has no business with secrets.
      env: {},
    });
    thread.once('exit', () => {
      if (this.thread === thread) this.thread = null;
    });
    // A waiting caller gets the error too; a thread that fails without one is started again.
    thread.on('error', () => {
      if (this.thread === thread) this.thread = null;
    });
    this.thread = thread;
    return thread;
  }

  private async close(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    await thread?.terminate();
  }
}

function answerOf(thread: Worker, job: PrintJob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end();
      void thread.terminate();
      reject(new Error(`a document was not drawn within ${TIME_MAX_MS} ms`));
    }, TIME_MAX_MS);
    const onMessage = (printed: Printed): void => {
      end();
      if ('failure' in printed) reject(new Error(`a document was not drawn: ${printed.failure}`));
      else resolve(Buffer.from(printed.pdf.buffer, printed.pdf.byteOffset, printed.pdf.byteLength));
    };
    const onError = (error: Error): void => {
      end();
      reject(error);
    };
    const onExit = (code: number): void => {
      end();
      reject(new Error(`the thread of documents ended with ${code}`));
    };
    const end = (): void => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(job);
  });
}
