import { call } from '../call.js';
import {
  MoneyChartPoint,
  MoneyChartRequest,
  MoneyFigures,
  MoneyFiguresRequest,
} from './money-figures.dto.js';

export const moneyFigures = call('/dashboard/dashboard-figures', {
  may: 'finance:figures:list',
  request: MoneyFiguresRequest,
  response: MoneyFigures,
  summary: 'What moved in a period, where money is now and what waits; currencies are never added together',
});

export const moneyChart = call('/dashboard/dashboard-chart', {
  may: 'finance:figures:list',
  request: MoneyChartRequest,
  response: [MoneyChartPoint],
  summary: 'One figure day by day, currency by currency',
});
