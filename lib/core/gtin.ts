/** The lengths of GTINs: GTIN-8, UPC-A, EAN-13 and GTIN-14. */
const lengths = [8, 12, 13, 14]

/** The check digit of the digits before it, by the rule of GS1: weights 3 and 1 from the right. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a text is a GTIN with the right check digit. */
export const isGtin = (text: string): boolean =>
  /^\d+$/.test(text) && lengths.includes(text.length) && checkDigit(text.slice(0, -1)) === Number(text.at(-1))

/** A GTIN with 14 digits: codes that differ in leading zeros only are the same. */
export const gtin14 = (gtin: string): string => gtin.padStart(14, "0")
