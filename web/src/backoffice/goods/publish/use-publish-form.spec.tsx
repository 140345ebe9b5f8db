import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '../../../lib/api-client';
import { publishValues } from './publish-values';
import { usePublishForm } from './use-publish-form';

describe('the publish form', () => {
  it('asks for a confirmation of the freight once the server wants one, and of nothing else', async () => {
    const { result } = renderHook(() => usePublishForm(publishValues({}, []), {}));
    const send = (error: 'FREIGHT_FALLS' | 'STATE_CONFLICT') =>
      act(async () => {
        const refusal = new ApiRefusal(error, '', {}, null, null);
        await expect(result.current.asking(() => Promise.reject(refusal))).rejects.toBe(refusal);
      });
    await send('STATE_CONFLICT');
    expect(result.current.isFreightUnconfirmed).toBe(false);
    await send('FREIGHT_FALLS');
    expect(result.current.isFreightUnconfirmed).toBe(true);
    expect(result.current.form.values.freight_confirmed).toBe(false);
    expect(result.current.goods).not.toHaveProperty('freight_confirmed');
  });
});
