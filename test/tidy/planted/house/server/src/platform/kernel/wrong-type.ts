// plants types/compiler
export const count: number = 'three';
