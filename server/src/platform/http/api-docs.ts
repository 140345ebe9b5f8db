import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.js';

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Fovea API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'none', filter: true });`;

/** The OpenAPI document, and for people at /api/docs; its files are read on the first request. */
export function serveApiDocs(fastify: FastifyInstance): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  fastify.get('/api/openapi.json', (_request, reply) => reply.send(openApiDocument()));
  fastify.get('/api/docs', (_request, reply) => reply.type('text/html').send(PAGE));
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(START));
  for (const [file, type] of Object.entries(ASSETS)) {
    fastify.get(`/api/docs/${file}`, async (_request, reply) =>
      reply
        .type(type)
        .header('Cache-Control', 'max-age=3600')
        .send(await readFile(path.join(folder, file))),
    );
  }
}
