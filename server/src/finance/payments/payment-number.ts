/** SQL of what people call a payment `t`. */
export const PAYMENT_NUMBER = `('P' || lpad(t.id::text, 8, '0'))`;
