import { Module } from '@nestjs/common';
import { CertificateController } from './certificate.controller.js';
import { CertificateRepository } from './certificate.repository.js';
import { CertificateService } from './certificate.service.js';

/** Certificates of arrivals, of what was put in stock and of what was sent. */
@Module({
  controllers: [CertificateController],
  providers: [CertificateRepository, CertificateService],
})
export class CertificatesModule {}
