import { call, type NoRequest } from '../call.js';
import type { HomeData } from './home.dto.js';

export const homeData = call<NoRequest, HomeData>('/index/home-data');
