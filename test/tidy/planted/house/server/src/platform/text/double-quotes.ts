// plants format/oxfmt
export const quoted = "twice";
