import 'reflect-metadata';
import path from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import type { Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Env } from './platform/config/env.js';
import { assertEveryHandlerDeclared } from './platform/http/declared-handlers.js';
import { scriptsWithin } from './platform/http/inline-scripts.js';
import { PERMISSIONS_POLICY, pageHeaders } from './platform/http/page-headers.js';
import { refuseAddress, refuseConnection } from './platform/http/refuse-early.js';
import { serveWeb } from './platform/http/web-pages.js';
import { newTraceId } from './platform/kernel/trace-id.js';
import { Log } from './platform/logging/log.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { FoveaIoAdapter } from './platform/realtime/io-adapter.js';
import { serveApiDocs } from './platform/http/api-docs.js';

const BODY_MAX_BYTES = 1_048_576;
/** Until a request has sent its headers; the whole of it, a video too, has the setting's time. */
const HEADERS_TIMEOUT_MS = 15_000;
const TIMEOUTS_LOOKED_AT_EVERY_MS = 1000;
const WEB_DIST = path.resolve(import.meta.dirname, '../../web/dist');

/**
 * The whole product on one port: API, sockets, files and pages.
 * @param guests modules on top of the product's own, which nothing in the product imports
 */
export async function createApp(env: Env, guests: readonly Type[] = []): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX_BYTES,
    genReqId: newTraceId,
    // Without a proxy in front nobody's header counts.
    trustProxy: (_address, hop) => hop < env.trustProxy,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    requestTimeout: env.requestTimeoutS * 1000,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, env.requestTimeoutS * 1000),
      connectionsCheckingInterval: TIMEOUTS_LOOKED_AT_EVERY_MS,
    },
  });
  const root = { module: AppModule, imports: [...guests] };
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    logger: new NestLogger(new Log(env)),
    // A fault at the start is reported once, by the caller.
    abortOnError: false,
    bodyParser: false,
  });
  takeJsonAlone(app);
  app.useWebSocketAdapter(new FoveaIoAdapter(app, env));
  assertEveryHandlerDeclared(app.get(DiscoveryService, { strict: false }), new MetadataScanner());
  await registerPages(app, env);
  return app;
}

/** Forms and plain text are what a browser sends to other sites without a preflight: no call accepts them. */
function takeJsonAlone(app: NestFastifyApplication): void {
  app.useBodyParser('application/json', { bodyLimit: BODY_MAX_BYTES });
  app.getHttpAdapter().getInstance().removeContentTypeParser('text/plain');
}

async function registerPages(app: NestFastifyApplication, env: Env): Promise<void> {
  // Pages get all of it; on the answers of calls it would cost more than many a call.
  await app.register(helmet, { ...pageHeaders(env, scriptsWithin(WEB_DIST)), global: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-trace-id', request.id);
    if (request.method === 'GET') {
      reply.helmet();
      void reply.header('permissions-policy', PERMISSIONS_POLICY);
    } else void reply.header('x-content-type-options', 'nosniff');
    done();
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  if (env.apiDocs) serveApiDocs(fastify);
  // Fields beside the file are read past; each call sets the size that it takes.
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50 } });
  await serveWeb(fastify, WEB_DIST, env);
}
