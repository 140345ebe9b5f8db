import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.js';
import { CODE_READER, CODE_READER_POLICY } from './page-headers.js';

const YEAR_S = 31_536_000;

/** The built pages, where there are any. Source maps are for those who develop. */
export async function serveWeb(
  fastify: Pick<FastifyInstance, 'register'>,
  folder: string,
  { nodeEnv }: Pick<Env, 'nodeEnv'>,
): Promise<void> {
  if (!existsSync(folder)) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    // The build has packed its files once (web/scripts/first-view-plugin.ts).
    preCompressed: true,
    globIgnore: ['**/*.br', ...(nodeEnv === 'production' ? ['**/*.map'] : [])],
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      if (CODE_READER.test(file)) void reply.header('content-security-policy', CODE_READER_POLICY);
      void reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
}
