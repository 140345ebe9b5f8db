import { running } from './running.mjs';

export default async function globalTeardown() {
  await running.postgres?.stop();
}
