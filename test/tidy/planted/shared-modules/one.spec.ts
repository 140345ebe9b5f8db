import { itComesAndGoes } from './house.js';

itComesAndGoes();
