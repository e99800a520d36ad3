// Texts and numbers as SEPA wants them. Pure functions.

/** Signs that have a usual spelling in the Latin letters of SEPA. */
const spelled: Record<string, string> = {
  ...{
    ä: "ae",
    ö: "oe",
    ü: "ue",
    Ä: "Ae",
    Ö: "Oe",
    Ü: "Ue",
    ß: "ss",
    æ: "ae",
    Æ: "AE",
    ø: "o",
    Ø: "O",
    œ: "oe",
    Œ: "OE",
  },
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", þ: "th", Þ: "Th", "&": "+", "€": "EUR", _: "-", "’": "'", "–": "-", "—": "-" },
}

/** A text in the signs that every bank of SEPA takes, on one line. What has no spelling becomes a full stop. */
export function sepaText(text: string, max: number): string {
  const latin = [...text.normalize("NFC")].map((sign) => spelled[sign] ?? sign).join("")
  const plain = latin
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .replace(/[^a-zA-Z0-9/\-?:().,'+ ]/g, ".")
  return plain.trim().slice(0, max).trim()
}

/** A reference: no slash at its ends, nor two in a row. */
export const sepaReference = (text: string, max: number): string =>
  sepaText(text, max)
    .replace(/\/{2,}/g, "/")
    .replace(/^\/|\/$/g, "")

/** The rest of a number of letters and digits divided by 97, in which A is 10. */
const rest97 = (text: string) => [...text].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0)

const bare = (text: string) => text.replace(/\s/g, "").toUpperCase()
const moved = (text: string) => text.slice(4) + text.slice(0, 4)

/** A structured creditor reference (ISO 11649), such as RF18 5390 0754 7034. */
export const isCreditorReference = (text: string): boolean => {
  const reference = bare(text)
  return /^RF\d{2}[A-Z0-9]{1,21}$/.test(reference) && rest97(moved(reference)) === 1
}

/** A creditor identifier: the three signs after the check digits are the business code, which isn't checked. */
export const isCreditorId = (text: string): boolean => {
  const id = bare(text)
  return /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id) && rest97(id.slice(7) + id.slice(0, 4)) === 1
}
