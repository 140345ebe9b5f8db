import { noticeCert } from '@fovea/shared-types/warehouse/notice.calls';
import { api } from '../../../lib/api-client';

export const noticeDocument = async (id: number) => (await api(noticeCert, { id })).url;
