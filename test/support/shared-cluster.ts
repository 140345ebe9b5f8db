import { type Cluster, startCluster } from './cluster.js';

/** Nodes that nobody ends: others use them afterwards. */
export type SharedCluster = Omit<Cluster, 'kill' | 'restart' | 'unref' | 'stop'>;

let shared: Promise<SharedCluster> | null = null;

/**
 * Two nodes on one database with Redis between them, which the files of one worker use one after the other, as starting them
 * costs more than most races; they end with the worker. For files that mind nobody else's rows, and leave none that break a
 * global rule.
 */
export function sharedCluster(): Promise<SharedCluster> {
  shared ??= startCluster({ nodes: 2, redis: true }).then((cluster) => {
    cluster.unref();
    return cluster;
  });
  return shared;
}
