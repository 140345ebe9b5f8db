import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Env } from '../config/env.js';

/** What no page of ours uses, nor injected content may use; the camera scans codes in our own pages. */
const UNUSED = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
export const PERMISSIONS_POLICY = ['camera=(self)', ...UNUSED.map((feature) => `${feature}=()`)].join(', ');

/**
 * The thread that reads codes where the browser cannot: only it may compile WebAssembly. A worker follows the
 * headers of its own file, so no page gets the right.
 */
export const CODE_READER = /[/\\]zxing\.worker-[\w-]+\.js(?:\.br)?$/;
export const CODE_READER_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * Headers of every page.
 * @param scripts sources of the document's inline scripts
 */
export function pageHeaders(
  { publicUrl }: Pick<Env, 'publicUrl'>,
  scripts: readonly string[] = [],
): FastifyHelmetOptions {
  // Clients that come by plain http must not be required to use https only.
  const isSecure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Mantine writes the theme's variables into a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The reader of codes, and what keeps pages for where no network is.
        workerSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Older browsers do not count a socket of the same host as the page's own.
        connectSrc: ["'self'", new URL(publicUrl).origin.replace(/^http/, 'ws')],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
  };
}
