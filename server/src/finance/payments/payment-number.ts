/** SQL of what people call a payment `t`. */
export const PAYMENT_NUMBER = `('P' || padded(t.id, 8))`;
