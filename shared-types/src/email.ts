const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The usual address pattern: a local part and a host with at least one dot; 254 characters at most. */
export const isEmail = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);
