import 'reflect-metadata';
import { existsSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { Type } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import type { Env } from './platform/config/env.js';
import { assertEveryHandlerDeclared } from './platform/http/declared-handlers.js';
import { openApiDocument } from './platform/http/openapi.js';
import { newTraceId } from './platform/kernel/trace-id.js';
import { Log } from './platform/logging/log.js';
import { NestLogger } from './platform/logging/nest-logger.js';
import { FoveaIoAdapter } from './platform/realtime/io-adapter.js';
import { serveApiDocs } from './platform/http/api-docs.js';

const BODY_MAX_BYTES = 1_048_576;
const YEAR_S = 31_536_000;
const WEB_DIST = path.resolve(import.meta.dirname, '../../web/dist');

/**
 * The whole product on one port: API, sockets, files and pages.
 * @param guests  modules on top of the house's own, which nothing in the house knows
 */
export async function createApp(env: Env, guests: readonly Type[] = []): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX_BYTES,
    genReqId: newTraceId,
    // Without a proxy in front nobody's header counts.
    trustProxy: (_address, hop) => hop < env.trustProxy,
    routerOptions: { maxParamLength: 200 },
  });
  const house = { module: AppModule, imports: [...guests] };
  const app = await NestFactory.create<NestFastifyApplication>(house, adapter, {
    logger: new NestLogger(new Log(env)),
    // A fault at the start is told once, by whoever started us.
    abortOnError: false,
  });
  app.useWebSocketAdapter(new FoveaIoAdapter(app, env));
  assertEveryHandlerDeclared(app.get(DiscoveryService, { strict: false }), new MetadataScanner());
  await registerPages(app, env);
  return app;
}

async function registerPages(app: NestFastifyApplication, env: Env): Promise<void> {
  // Where people come by plain http they must not be told to come back by https only.
  const isSecure = env.publicUrl.startsWith('https:');
  await app.register(helmet, {
    // Pages get all of it; on the answers of calls it would cost more than many a call.
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // Mantine writes the theme's variables into a style element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        upgradeInsecureRequests: isSecure ? [] : null,
      },
    },
    strictTransportSecurity: isSecure,
  });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET') reply.helmet();
    else void reply.header('x-content-type-options', 'nosniff');
    done();
  });
  await app.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] });
  fastify.get('/api/openapi.json', (_request, reply) => reply.send(openApiDocument()));
  serveApiDocs(fastify);
  // Fields beside the file are read past; each call sets the size that it takes.
  await app.register(multipart, { limits: { files: 1, fields: 20, fieldSize: 10_000, headerPairs: 50 } });
  if (!existsSync(WEB_DIST)) return;
  await app.register(fastifyStatic, {
    root: WEB_DIST,
    prefix: '/',
    wildcard: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
}
