import { Controller } from '@nestjs/common';
import { tryRule } from '@fovea/shared-types/warehouse/compliance.calls';
import type { TryRuleRequest, TryRuleResponse } from '@fovea/shared-types/warehouse/compliance.dto';
import { RULE_OUTCOME } from '@fovea/shared-types/warehouse/rule.record';
import { STOCK_TYPE } from '@fovea/shared-types/warehouse/stock-kinds';
import { Database } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/database/localized.js';
import { Call } from '../../platform/http/call.decorator.js';
import type { StaffCaller } from '../../platform/kernel/caller.js';
import { elementAt } from '../../platform/kernel/element-at.js';
import { ComplianceChecks } from './compliance-checks.js';

/** Staff try a case: what today's rules decide on it, and which of them. */
@Controller()
export class RuleController {
  constructor(
    private readonly db: Database,
    private readonly compliance: ComplianceChecks,
  ) {}

  @Call(tryRule)
  async try({ language }: StaffCaller, request: TryRuleRequest): Promise<TryRuleResponse> {
    const cases = eachOf(request.device_classes).flatMap((device_class) =>
      eachOf(request.buyer_kinds).map((buyer_kind) => ({ device_class, buyer_kind })),
    );
    const verdicts = await this.compliance.judgeEach(
      this.db,
      cases.map(({ device_class, buyer_kind }) => ({
        sellerCountry: request.seller_country ?? null,
        deliveryCountry: request.delivery_country ?? null,
        deviceClass: device_class,
        isMaintenanceRequired: request.is_maintenance_required ?? false,
        isUsed: request.is_used ?? null,
        isControlled: request.is_controlled ?? null,
        buyerKind: buyer_kind,
        purpose: request.purpose ?? STOCK_TYPE.sale,
      })),
    );
    return {
      cases: cases.map((one, at) => ({
        ...one,
        outcome: verdicts[at]?.outcome ?? RULE_OUTCOME.allowed,
        findings: elementAt(verdicts, at).findings.map((rule) => ({
          rule_id: rule.id,
          about: rule.about,
          outcome: rule.outcome,
          rule_name: inLanguage(rule.name, language),
          source: rule.source,
          licences: rule.kinds.map(({ name }) => inLanguage(name, language)),
        })),
      })),
    };
  }
}

/** Each once, in order; one that is not known where none is named. */
const eachOf = (codes: readonly number[] = []): (number | null)[] =>
  codes.length === 0 ? [null] : [...new Set(codes)].sort((one, other) => one - other);
