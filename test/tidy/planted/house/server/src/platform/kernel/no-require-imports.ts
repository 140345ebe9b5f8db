// plants typescript/no-require-imports
import fs = require('node:fs');

export const isThere = (file: string): boolean => fs.existsSync(file);
