/** The Corporate Number of Japan that a twelve-digit serial number makes, with its check digit. */
export function corporateNumber(serial: number): string {
  const base = String(serial).padStart(12, '1');
  const sum = Array.from(base, Number)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 2), 0);
  return `${9 - (sum % 9)}${base}`;
}
