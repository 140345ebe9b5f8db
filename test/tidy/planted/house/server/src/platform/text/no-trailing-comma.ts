// plants format/oxfmt
export const bare = [
  'one line of more than a hundred and ten characters',
  'which is as wide as',
  'lines may be',
  'here and there'
];
