import { plainMeanings } from "../../values/imports"

/** Words in headings, in several languages of tills. The first match decides. */
const words: [meaning: (typeof plainMeanings)[number], RegExp][] = [
  ["date", /\b(date|datum|tag|jour|dia|data|business day|päivä)\b/],
  ["rounding", /(rounding|rundung|arrondi|arredondamento|pyöristys)/],
  ["vouchers", /(voucher|gift|gutschein|\bbons?\b|\bvales?\b|lahjakort)/],
  ["cards", /(card|karte|\bec\b|carte|\bcb\b|cartão|cartões|multibanco|kort)/],
  ["cash", /(cash|\bbar\b|bargeld|barzahlung|espèces|especes|numerário|numerario|dinheiro|käteinen)/],
  ["till", /(till|register|kasse|caisse|caixa|terminal|\bpos\b|drawer)/],
  ["number", /(number|nummer|numéro|número|\bnr\b|\bno\b|n°|\bz\b)/],
]
const vatWords = /\b(vat|ust|mwst|tva|iva|moms|alv)\b/
const salesWords = /(sales|gross|turnover|umsatz|brutto|ventes?|ttc|chiffre|vendas|bruto|receita|myynti)/
const percent = /(\d{1,2}(?:[.,]\d{1,2})?)\s*%/

/** Guesses the meaning of a heading: an amount at a rate, as sales or as the VAT in them, or something else. */
function guess(heading: string): string {
  const text = heading.toLowerCase()
  const rate = percent.exec(text)?.[1]
  if (rate) {
    const basisPoints = Math.round(Number(rate.replace(",", ".")) * 100)
    return `${vatWords.test(text) && !salesWords.test(text) ? "vat" : "rate"}:${basisPoints}`
  }
  return words.find(([, word]) => word.test(text))?.[0] ?? "ignore"
}

/**
 * The meanings of a file's columns: as remembered, or by their headings. A meaning is given once, and a rate's only column has
 * its sales, even if it is headed "25.5% VAT".
 */
export function recognise(headings: string[], remembered: Record<string, string> = {}): Record<string, string> {
  const guessed = headings.map((heading) => [heading, remembered[heading] ?? guess(heading)] as const)
  const has = (meaning: string) => guessed.some(([, other]) => other === meaning)
  const used = new Set(headings.flatMap((heading) => remembered[heading] ?? []))
  const columns: Record<string, string> = {}
  for (const [heading, found] of guessed) {
    const sales = found.replace("vat:", "rate:")
    const meaning = has(sales) ? found : sales
    const isFree = remembered[heading] !== undefined || !used.has(meaning)
    columns[heading] = isFree ? meaning : "ignore"
    used.add(meaning)
  }
  return columns
}

/** The meanings that the columns of a shop's file can have, with its usual rates and those in the file. */
export function meaningsFor(rates: number[], columns: Record<string, string>): string[] {
  const inFile = Object.values(columns).flatMap((meaning) => Number(/^(?:rate|vat):(\d+)$/.exec(meaning)?.[1] ?? -1))
  const all = [...new Set([...rates, ...inFile.filter((rate) => rate >= 0)])].sort((a, b) => b - a)
  return [...plainMeanings, ...all.flatMap((rate) => [`rate:${rate}`, ...(rate > 0 ? [`vat:${rate}`] : [])])]
}
