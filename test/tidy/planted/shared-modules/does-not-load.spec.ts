import './house.js';

throw new Error('does not load');
