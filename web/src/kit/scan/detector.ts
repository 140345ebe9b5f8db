import type { Detected } from './zxing.worker';

/** Reads the codes in one picture of a camera. */
export interface Detector {
  detect: (picture: ImageBitmap) => Promise<string[]>;
  close: () => void;
}

/** What labels and packages of devices have on them. */
const FORMATS = ['qr_code', 'data_matrix', 'code_128', 'ean_13'];

interface NativeDetector {
  detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

const nativeClass = (): NativeDetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector; // of Chromium on some systems; no types

/** The browser's own where it reads all that we need, else ours, which costs a megabyte once. */
export async function openDetector(): Promise<Detector> {
  const Native = nativeClass();
  const known = Native ? await Native.getSupportedFormats() : [];
  if (!Native || !FORMATS.every((format) => known.includes(format))) return openWorker();
  const native = new Native({ formats: FORMATS });
  return {
    detect: async (picture) => {
      const found = await native.detect(picture);
      picture.close();
      return found.map(({ rawValue }) => rawValue);
    },
    close: () => undefined,
  };
}

function openWorker(): Detector {
  // A file of its own, which alone may compile the reader (see platform/http/page-headers.ts).
  const worker = new Worker(new URL('./zxing.worker.ts', import.meta.url), { type: 'module' });
  return {
    detect: (picture) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Detected>) =>
          'failure' in data ? reject(new Error(data.failure)) : resolve(data.codes);
        worker.onerror = (event) => reject(new Error(event.message || 'the reader of codes did not start'));
        worker.postMessage(picture, [picture]);
      }),
    close: () => worker.terminate(),
  };
}
