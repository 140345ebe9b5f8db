// plants eslint/no-var
export var old = 1;
