import type { Env } from '../config/env.js';

/** The newest, which alone writes, and those before it, which still read. */
export type Secrets = readonly [string, ...string[]];

type SigningSettings = Pick<Env, 'jwtSecret' | 'jwtSecretOld'>;
export type SecretSettings = SigningSettings & Pick<Env, 'dataKey' | 'dataKeyOld'>;

export const signingSecrets = ({ jwtSecret, jwtSecretOld }: SigningSettings): Secrets => [
  jwtSecret,
  ...jwtSecretOld,
];

/** What the database keeps may be older than the first DATA_KEY: then the signing secret of its time reads it. */
export const dataSecrets = (env: SecretSettings): Secrets =>
  env.dataKey === undefined
    ? [env.jwtSecret, ...env.dataKeyOld, ...env.jwtSecretOld]
    : [env.dataKey, ...env.dataKeyOld, ...signingSecrets(env)];
