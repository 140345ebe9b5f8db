// plants bare-state lost-count
interface Tx {
  query(sql: string, values: readonly unknown[]): Promise<{ count: number }>;
}

export async function close(tx: Tx, id: number): Promise<void> {
  await tx.query(`UPDATE bill SET status = 40 WHERE id = $1 AND status = 0`, [id]);
}
