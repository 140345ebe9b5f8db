import type { Person, TestApi } from './api.js';

/** An unread message, as if this person had been outbid. */
export async function aMessageFor(api: TestApi, { accountId }: Person): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO message (event_key, recipient_id, data_type, params)
     VALUES (gen_random_uuid()::text, $1, 1, '{"notice": "outbid", "goods_id": 1, "auction_id": 1,
       "goods_name": {"c": "相机", "e": "Camera", "j": "カメラ"}, "price": 1000, "currency": "JPY"}') RETURNING id`,
    [accountId],
  );
  return { id: rows[0]?.id ?? 0 };
}
