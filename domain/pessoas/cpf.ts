/** @returns the eleven digits; undefined if the check digits are wrong (Receita Federal, módulo 11) */
export function parseCpf(typed: string): string | undefined {
  const digits = typed.replace(/[\s.-]/g, "");
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return undefined;
  const numbers = [...digits].map(Number);
  const isValid = checkDigit(numbers.slice(0, 9)) === numbers[9];
  return isValid && checkDigit(numbers.slice(0, 10)) === numbers[10] ? digits : undefined;
}

export function formatCpf(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4");
}

function checkDigit(numbers: number[]): number {
  const sum = numbers.reduce(
    (total, number, index) => total + number * (numbers.length + 1 - index),
    0,
  );
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}
