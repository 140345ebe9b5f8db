import { call } from '../call.js';
import { HomeData } from './home.dto.js';

export const homeData = call('/index/home-data', {
  may: 'public',
  response: HomeData,
  summary: 'What the home page shows, in one call',
});
