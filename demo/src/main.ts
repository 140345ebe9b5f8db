import { serve } from '@fovea/server/serve';
import { DemoModule } from './demo.module.js';

await serve(process.env, { demo: DemoModule });
