// plants format/prettier
export const quoted = "twice";
