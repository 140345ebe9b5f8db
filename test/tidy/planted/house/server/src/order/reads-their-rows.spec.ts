// plants nothing
import { rows } from '../auction/auction.repository.js';

it('looks into the tables of whom it made act', () => expect(rows).toBe(1));
