// plants idle-exception

/** In a house whose packages share nothing, every exception is idle. */
export const tables = {};
