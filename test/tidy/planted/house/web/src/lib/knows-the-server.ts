// plants eslint/no-restricted-imports workspaces
import type { Env } from '@fovea/server/platform/config/env';

export type Settings = Env;
