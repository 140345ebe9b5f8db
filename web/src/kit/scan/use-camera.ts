import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { openDetector } from './detector';

/** Why there is no picture. */
export type CameraTrouble = 'refused' | 'none' | 'unsupported' | 'failed';

/** Between two frames: enough for a hand that moves, and little of a phone's battery. */
const LOOK_EVERY_MS = 120;
/** The same code is not reported again while it stays before the camera. */
const AGAIN_AFTER_MS = 2500;

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** The light of a phone, which the browser's types do not have yet. */
type WithTorch<Of> = Of & { torch?: boolean };

const troubleOf = (error: unknown): CameraTrouble =>
  (error instanceof DOMException ? TROUBLES[error.name] : undefined) ?? 'failed';

export interface Camera {
  trouble: CameraTrouble | null;
  cameras: MediaDeviceInfo[];
  hasTorch: boolean;
  setTorch: (isOn: boolean) => void;
}

/** Films with a camera into the video element and reports each code that comes into sight. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  cameraId: string | null,
  onCode: (code: string) => void,
): Camera {
  const [trouble, setTrouble] = useState<CameraTrouble | null>(null);
  const [cameras, setCameras] = useState<MediaDeviceInfo[]>([]);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    const stop = new AbortController();
    film({ video, cameraId, signal: stop.signal, report: (code) => report(code), setCameras, setTrack }).then(
      () => undefined,
      (error: unknown) => {
        if (!stop.signal.aborted) setTrouble(troubleOf(error));
      },
    );
    return () => stop.abort();
  }, [video, cameraId]);
  const isSupported = typeof navigator.mediaDevices?.getUserMedia === 'function';
  const capabilities: WithTorch<MediaTrackCapabilities> | undefined = track?.getCapabilities?.();
  return {
    trouble: isSupported ? trouble : 'unsupported',
    cameras,
    hasTorch: capabilities?.torch === true,
    setTorch: (torch) =>
      void track?.applyConstraints({ advanced: [{ torch } as WithTorch<MediaTrackConstraintSet>] }),
  };
}

interface Filming {
  video: RefObject<HTMLVideoElement | null>;
  cameraId: string | null;
  signal: AbortSignal;
  report: (code: string) => void;
  setCameras: (cameras: MediaDeviceInfo[]) => void;
  setTrack: (track: MediaStreamTrack | null) => void;
}

async function film({ video, cameraId, signal, report, setCameras, setTrack }: Filming): Promise<void> {
  const { mediaDevices } = navigator;
  if (!mediaDevices) return;
  const stream = await mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(cameraId === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: cameraId } }),
      width: { ideal: 1280 },
    },
  });
  const end = (): void => stream.getTracks().forEach((track) => track.stop());
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  const picture = video.current;
  if (signal.aborted || !picture) return;
  picture.srcObject = stream;
  await picture.play();
  setTrack(stream.getVideoTracks()[0] ?? null);
  // Names of cameras are available once their use was allowed.
  setCameras((await mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput'));
  await look(picture, signal, report);
}

async function look(
  video: HTMLVideoElement,
  signal: AbortSignal,
  report: (code: string) => void,
): Promise<void> {
  const detector = await openDetector();
  signal.addEventListener('abort', () => detector.close());
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
      for (const code of await detector.detect(await createImageBitmap(video))) {
        if (performance.now() - (seen.get(code) ?? -AGAIN_AFTER_MS) >= AGAIN_AFTER_MS && !signal.aborted)
          report(code);
        seen.set(code, performance.now());
      }
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
