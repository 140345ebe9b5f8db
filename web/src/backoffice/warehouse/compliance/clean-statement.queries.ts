import { statementCert } from '@fovea/shared-types/warehouse/clean-statement.calls';
import { api } from '../../../lib/api-client';

export const statementDocument = async (id: number) => (await api(statementCert, { id })).url;
