// plants typescript/no-implied-eval
export const later = (): unknown => setTimeout('later()', 1);
