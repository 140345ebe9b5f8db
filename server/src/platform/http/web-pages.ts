import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../config/env.js';
import { CODE_READER, CODE_READER_POLICY } from './page-headers.js';

const YEAR_S = 31_536_000;

/** The built pages, where there are any. Source maps are for those who develop. */
export async function serveWeb(
  fastify: Pick<FastifyInstance, 'register' | 'route' | 'errorHandler'>,
  folder: string,
  { nodeEnv }: Pick<Env, 'nodeEnv'>,
): Promise<void> {
  if (!existsSync(folder)) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    serve: false,
    // The build has packed its files once (web/scripts/first-view-plugin.ts).
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      if (CODE_READER.test(file)) void reply.header('content-security-policy', CODE_READER_POLICY);
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  const files = await filesOf(folder, nodeEnv === 'production' ? ['.br', '.map'] : ['.br']);
  files.set('', 'index.html');
  // One route for all: one for each of a thousand files took a quarter of a second of every start.
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
      const file = files.get(request.params['*']);
      if (file === undefined) reply.callNotFound();
      else reply.sendFile(file);
      return reply;
    },
    errorHandler: (error, request, reply) => {
      // Whoever asked for it has gone.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else fastify.errorHandler(error, request, reply);
    },
  });
}

/**
 * Only what is there when we start is ever looked for on the disk.
 * @param hidden endings of what nobody may have
 */
async function filesOf(folder: string, hidden: readonly string[]): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !hidden.includes(path.extname(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name)); // what the build notes for itself
  return new Map(names.map((name) => [name, name]));
}
