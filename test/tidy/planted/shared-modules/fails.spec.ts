import { house } from './house.js';

it('stands beside one that fails', () => expect(house.door()).toBe('shut'));

it('fails', () => expect(house.door()).toBe('open'));
