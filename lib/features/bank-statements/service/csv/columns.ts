import type { CsvMeaning } from "../../values"

/** Words in the headings of banks' files, in the languages of European banks. The first match decides. */
const words: [meaning: CsvMeaning, RegExp][] = [
  ["balance", /(balance|saldo|solde|kontostand)/],
  ["valueDate", /(value|valuta|wertstellung|date de valeur|data[- ]valor|arvopäivä)/],
  ["date", /(date|datum|buchungstag|data|päivä|pvm)/],
  ["bankReference", /(transaction id|archiv|arkisto|bank reference|entry reference|umsatz-?id|buchungsreferenz)/],
  ["endToEnd", /(end[- ]?to[- ]?end|e2e|kundenreferenz)/],
  ["creditorReference", /(reference|referenz|référence|referência|viite)/],
  ["credit", /(credit|crédit|crédito|haben|paid in|money in|gutschrift|entrada)/],
  ["debit", /(debit|débit|débito|soll|paid out|money out|lastschrift|belastung|saída)/],
  ["amount", /(amount|betrag|montant|montante|valor|importe|summa|määrä|umsatz)/],
  ["iban", /(iban|account number|kontonummer|numéro de compte|tilinumero|konto)/],
  ["text", /(text|description|purpose|verwendungszweck|libellé|motif|descrição|message|viesti|selite|details|memo)/],
  [
    "name",
    /(name|payee|payer|counterparty|beguenstigter|begünstigter|empfänger|auftraggeber|bénéficiaire|nom|nome|saaja|maksaja)/,
  ],
]

const guess = (heading: string): CsvMeaning => {
  const text = heading.toLowerCase()
  return words.find(([, word]) => word.test(text))?.[0] ?? "ignore"
}

/** Recognises the meanings of a file's columns: as remembered, or guessed from the headings. No guess repeats a meaning. */
export function recognise(headings: string[], remembered: Record<string, string> = {}): Record<string, CsvMeaning> {
  const used = new Set<string>(headings.flatMap((heading) => remembered[heading] ?? []))
  const columns: Record<string, CsvMeaning> = {}
  for (const heading of headings) {
    const known = remembered[heading] as CsvMeaning | undefined
    const found = known ?? guess(heading)
    columns[heading] = known !== undefined || !used.has(found) ? found : "ignore"
    used.add(columns[heading] as string)
  }
  return columns
}
