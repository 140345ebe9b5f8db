/** In one place, the platform or a company: as many as a select box shows whole. */
export const ROLES_MAX = 500;
