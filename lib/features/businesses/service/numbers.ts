// Numbers of businesses, by country: their shape, and the check digits where they are public. A pure module.

/** Upper case without spaces, dots and the like. */
const bare = (text: string) => text.toUpperCase().replace(/[\s./-]/g, "")
const digits = (text: string) => [...text].map(Number)

/** The check of Finnish business ids (Y-tunnus): weights modulo 11. */
export function isFinnish(id: string): boolean {
  if (!/^\d{8}$/.test(id)) return false
  const all = digits(id)
  const rest = [7, 9, 10, 5, 8, 4, 2].reduce((sum, weight, at) => sum + weight * (all[at] ?? 0), 0) % 11
  return rest !== 1 && all[7] === (rest === 0 ? 0 : 11 - rest)
}

/** ISO 7064 modulo 11, 10, the check of German VAT numbers. */
export function isGermanVat(number: string): boolean {
  if (!/^[1-9]\d{8}$/.test(number)) return false
  const all = digits(number)
  const product = all.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10 === all[8]
}

function isLuhn(number: string): boolean {
  const sum = digits(number)
    .reverse()
    .reduce((total, digit, at) => {
      const value = at % 2 === 0 ? digit : digit * 2
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** SIREN (9 digits) or SIRET (14). The branches of the French post office have a check of their own. */
export function isFrench(id: string): boolean {
  if (!/^(\d{9}|\d{14})$/.test(id)) return false
  if (isLuhn(id)) return true
  return id.length === 14 && id.startsWith("356000000") && digits(id).reduce((sum, digit) => sum + digit) % 5 === 0
}

/** Two characters and the SIREN. Keys of two digits follow from the SIREN, those with letters don't. */
export function isFrenchVat(number: string): boolean {
  const [, key = "", siren = ""] = /^([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? []
  if (!siren || !isLuhn(siren)) return false
  return !/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97
}

const pattern = (expression: RegExp) => (text: string) => expression.test(text)

/** VAT numbers of the EU after the country's prefix (the European Commission's VIES), of Northern Ireland and Great Britain. */
const vatRules: Record<string, (number: string) => boolean> = {
  AT: pattern(/^U\d{8}$/),
  BE: pattern(/^[01]\d{9}$/),
  BG: pattern(/^\d{9,10}$/),
  CY: pattern(/^\d{8}[A-Z]$/),
  CZ: pattern(/^\d{8,10}$/),
  DE: isGermanVat,
  DK: pattern(/^\d{8}$/),
  EE: pattern(/^\d{9}$/),
  EL: pattern(/^\d{9}$/),
  ES: pattern(/^[A-Z\d]\d{7}[A-Z\d]$/),
  FI: isFinnish,
  FR: isFrenchVat,
  GB: pattern(/^(\d{9}|\d{12}|(GD|HA)\d{3})$/),
  HR: pattern(/^\d{11}$/),
  HU: pattern(/^\d{8}$/),
  IE: pattern(/^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/),
  IT: pattern(/^\d{11}$/),
  LT: pattern(/^(\d{9}|\d{12})$/),
  LU: pattern(/^\d{8}$/),
  LV: pattern(/^\d{11}$/),
  MT: pattern(/^\d{8}$/),
  NL: pattern(/^[A-Z\d+*]{10}\d\d$/),
  PL: pattern(/^\d{10}$/),
  PT: pattern(/^\d{9}$/),
  RO: pattern(/^[1-9]\d{1,9}$/),
  SE: pattern(/^\d{10}01$/),
  SI: pattern(/^[1-9]\d{7}$/),
  SK: pattern(/^\d{10}$/),
  XI: pattern(/^(\d{9}|\d{12}|(GD|HA)\d{3})$/),
}

/** Greece uses another prefix than its country code. */
const prefixOf = (country: string) => (country === "GR" ? "EL" : country)
/** Businesses in Northern Ireland have either of two prefixes. */
const prefixesOf = (country: string) => (country === "GB" ? ["GB", "XI"] : [prefixOf(country)])

/**
 * A VAT number as it is stored: with the prefix of its country, without spaces. Null if it can't be one. Countries without a
 * rule accept up to 20 letters and digits.
 */
export function vatNumberOf(text: string, country: string): string | null {
  const number = bare(text)
  if (number === "") return ""
  if (!vatRules[prefixOf(country)]) return /^[A-Z\d]{2,20}$/.test(number) ? number : null
  const prefix = prefixesOf(country).find((one) => number.startsWith(one)) ?? prefixOf(country)
  const rest = number.startsWith(prefix) ? number.slice(prefix.length) : number
  return vatRules[prefix]?.(rest) ? prefix + rest : null
}

/** A company number as it is stored; null if it can't be one. */
export function companyNumberOf(text: string, country: string): string | null {
  const number = bare(text)
  if (number === "") return ""
  if (country === "FI") return isFinnish(number) ? `${number.slice(0, 7)}-${number.slice(7)}` : null
  if (country === "FR") return isFrench(number) ? number : null
  if (country === "DE") {
    // The register, the number, and letters that some courts add.
    const [, register, serial, letters] = /^(HRA|HRB|GNR|PR|VR)(\d{1,6})([A-Z]{0,3})$/.exec(number) ?? []
    return register ? `${register} ${serial}${letters ? ` ${letters}` : ""}` : null
  }
  return /^[A-Z\d]{2,20}$/.test(number) ? number : null
}

/** The lengths of account numbers in the countries of SEPA. */
const ibanLengths: Record<string, number> = Object.fromEntries(
  `AD24 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20
  LV21 MC27 MT31 NL18 NO15 PL28 PT25 RO24 SE24 SI19 SK24 SM27 VA22`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** An IBAN without spaces; null unless its length and check digits are right. */
export function ibanOf(text: string): string | null {
  const iban = text.toUpperCase().replace(/\s/g, "")
  if (!/^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(iban)) return null
  const length = ibanLengths[iban.slice(0, 2)]
  if (length && length !== iban.length) return null
  const rearranged = iban.slice(4) + iban.slice(0, 4)
  const number = [...rearranged].map((character) => Number.parseInt(character, 36)).join("")
  return BigInt(number) % 97n === 1n ? iban : null
}
