import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** What is answered to a picture. */
export type Detected = { codes: string[] } | { failure: string };

// From our own address: the library would fetch it from somebody else's.
const ready = prepareZXingModule({
  overrides: { locateFile: (file: string) => (file.endsWith('.wasm') ? wasm : file) },
  fireImmediately: true,
});

/** Pixels of a picture, which only a canvas gives. */
function pixelsOf(picture: ImageBitmap): ImageData {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height);
}

async function detect(picture: ImageBitmap): Promise<string[]> {
  const pixels = pixelsOf(picture);
  await ready;
  const found = await readBarcodes(pixels, {
    formats: ['QRCode', 'DataMatrix', 'Code128', 'EAN13'],
    maxNumberOfSymbols: 4,
  });
  return found.map(({ text }) => text);
}

const answer = (detected: Detected): void => self.postMessage(detected);

self.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
  detect(data).then(
    (codes) => answer({ codes }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
};
