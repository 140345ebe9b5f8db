// plants nothing
import { made } from './made-for-specs.js';

it('takes what is made for it', () => expect(made).toBe(1));
