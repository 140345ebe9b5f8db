import { call } from '../call.js';
import { HomeData } from './home.dto.js';

export const homeData = call('/index/home-data', {
  may: 'public',
  response: HomeData,
  summary: 'The contents of the home page, in one call',
});
