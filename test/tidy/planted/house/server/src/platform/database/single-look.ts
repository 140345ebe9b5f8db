// plants bare-state single-look
interface Tx {
  query(sql: string, values: readonly unknown[]): Promise<{ rows: { id: number }[] }>;
}

export async function lockOpen(tx: Tx, accountId: number): Promise<number | null> {
  const { rows } = await tx.query(
    `SELECT id FROM bill WHERE account_id = $1 AND status = 0 ORDER BY id DESC LIMIT 1 FOR UPDATE`,
    [accountId],
  );
  return rows[0]?.id ?? null;
}
