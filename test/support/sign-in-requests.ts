import type { MatrixRow } from '../things/matrix-row.js';

/** All these people share one client address; it must not be slowed by the failures of others. */
export const fresh =
  (body: () => object): MatrixRow['request'] =>
  async (api) => {
    await api.db.query('DELETE FROM login_failure');
    return body();
  };

export let phones = 0;

export const aPhone = () => ({ area_code: '+81', phone: `90-7000-${String(1000 + ++phones)}` });
