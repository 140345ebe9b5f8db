import { NestFactory } from '@nestjs/core';
import { Resvg } from '@resvg/resvg-js';
import { used } from './used.js';

void used(NestFactory, Resvg);
