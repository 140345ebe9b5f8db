import { Module } from '@nestjs/common';
import { PaymentProviders } from './payment-providers.js';
import { SandboxRoutes } from './sandbox.routes.js';

/** Who takes money for us online. */
@Module({ providers: [PaymentProviders, SandboxRoutes], exports: [PaymentProviders] })
export class PaymentProvidersModule {}
