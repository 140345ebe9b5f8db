import { type Cluster, canCluster, startCluster } from '../support/cluster.js';

jest.setTimeout(600_000);

const describeIt = canCluster ? describe : describe.skip;

describeIt('the shape of many nodes', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster({ nodes: 2, redis: true });
  });
  afterAll(() => cluster?.stop());

  const ready = (node: number) => fetch(`${cluster.urls[node]}/health/ready`).then((answer) => answer.status);

  it('has every node ready on one database and one Redis', async () => {
    expect(await ready(0)).toBe(200);
    expect(await ready(1)).toBe(200);
  });

  it('continues on the other node when one is killed, and uses it again when it is back', async () => {
    await cluster.kill(0, 'SIGKILL');
    await expect(ready(0)).rejects.toThrow();
    expect(await ready(1)).toBe(200);
    await cluster.restart(0);
    expect(await ready(0)).toBe(200);
  });
});
