// plants module-order
import { lot } from '../auction/lot.js';

it('looks up', () => expect(lot.id).toBe(1));
