import { createHmac } from 'node:crypto';

/** The login of the server where nobody names another. It owns nothing; what it may do it has from `fovea_app`. */
const LOGIN = 'fovea_server';

/**
 * Where the server logs in, at the database of its owner.
 * @param {string} ownerUrl
 * @param {string} [secret] its password is made of this, the same at every start; without one it has none (tests)
 * @returns {string}
 */
export function serverUrlOf(ownerUrl, secret) {
  const url = new URL(ownerUrl);
  url.username = LOGIN;
  url.password =
    secret === undefined
      ? ''
      : createHmac('sha256', secret).update('login of the server').digest('base64url');
  return url.toString();
}
