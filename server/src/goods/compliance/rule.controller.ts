import { Controller } from '@nestjs/common';
import { tryRule } from '@fovea/shared-types/warehouse/compliance.calls';
import type { TryRuleRequest, TryRuleResponse } from '@fovea/shared-types/warehouse/compliance.dto';
import { Database } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/database/localized.js';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { ComplianceDoor } from './compliance-door.js';

/** Staff try a case: what would be said of it today, and by which rules. */
@Controller()
export class RuleController {
  constructor(
    private readonly db: Database,
    private readonly door: ComplianceDoor,
  ) {}

  @Call(tryRule)
  async try({ language }: StaffCaller, request: TryRuleRequest): Promise<TryRuleResponse> {
    const { outcome, findings } = await this.door.ask(this.db, {
      sellerCountry: request.seller_country ?? null,
      deliveryCountry: request.delivery_country ?? null,
      deviceClass: request.device_class ?? null,
      isMaintenanceRequired: request.is_maintenance_required ?? false,
      isUsed: request.is_used ?? null,
      buyerKind: request.buyer_kind ?? null,
    });
    return {
      outcome,
      findings: findings.map((rule) => ({
        rule_id: rule.id,
        about: rule.about,
        outcome: rule.outcome,
        rule_name: inLanguage(rule.name, language),
        source: rule.source,
        licences: rule.kinds.map(({ name }) => inLanguage(name, language)),
      })),
    };
  }
}
