// plants format/oxfmt
export const long = ['one line of more than a hundred and ten characters', 'which is as wide as', 'lines may be', 'here'];
