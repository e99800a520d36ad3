import { decimalAmount } from "@/lib/core/money"
import type { StoredEntry, StoredPosting } from "../store/journal"
import type { JournalFormatName } from "../values/formats"
import type { AccountClass } from "../values/roles"

// The journal in file formats of other programs. Each format is a header with the accounts, and one text for each entry.

/** The parts of an account that exports need. */
export interface ExportAccount {
  id: number
  code: string
  name: string
  class: AccountClass
}

/** The data for the header of a file. */
export interface ExportBooks {
  currency: string
  accounts: ExportAccount[]
  /** The first day of the books; no account is used before it. */
  firstDay: string
}

/** The names that hledger, ledger and beancount know. */
const roots: Record<AccountClass, string> = {
  asset: "Assets",
  liability: "Liabilities",
  equity: "Equity",
  income: "Income",
  expense: "Expenses",
}

/** The account in a plain-text journal: `Assets:1010`. */
export const plainName = ({ class: kind, code }: Pick<ExportAccount, "class" | "code">) => `${roots[kind]}:${code}`

/** Text on one line, without the characters that begin a comment or a tag. */
const oneLine = (text: string) => text.replace(/[\s;|]+/g, " ").trim()
const quoted = (text: string) =>
  `"${text
    .replace(/\s+/g, " ")
    .replace(/["\\]/g, (sign) => `\\${sign}`)
    .trim()}"`
const numberOf = ({ year, number }: StoredEntry) => `${year}/${number}`

type Names = ReadonlyMap<number, ExportAccount>
const nameOf = ({ accountId }: StoredPosting, names: Names) => plainName(names.get(accountId) as ExportAccount)

export interface JournalFormat {
  mediaType: string
  extension: string
  header(books: ExportBooks): string
  entry(entry: StoredEntry, names: Names): string
}

const journalLine = (posting: StoredPosting, names: Names, currency: string) => {
  const tags = posting.party ? `  ; party: ${oneLine(posting.party)}` : ""
  return `    ${nameOf(posting, names)}  ${decimalAmount(BigInt(posting.amount), currency)} ${currency}${tags}\n`
}

/** hledger and ledger read the same: the dialects differ in how they declare accounts. */
const journal = (header: JournalFormat["header"]): JournalFormat => ({
  mediaType: "text/plain; charset=utf-8",
  extension: "journal",
  header,
  entry: (entry, names) =>
    `${entry.businessDate} (${numberOf(entry)}) ${oneLine(`${entry.kind} ${entry.memo}`)}\n` +
    `    ; hash: ${entry.hash}\n` +
    `${entry.postings.map((posting) => journalLine(posting, names, entry.currency)).join("")}\n`,
})

const hledger = journal(
  ({ currency, accounts }) =>
    `commodity ${decimalAmount(100_000n, currency)} ${currency}\n\n${accounts
      .map((account) => `account ${plainName(account)}  ; ${oneLine(account.name)}\n`)
      .join("")}\n`,
)

const ledger: JournalFormat = {
  ...journal(
    ({ currency, accounts }) =>
      `commodity ${currency}\n    format ${decimalAmount(100_000n, currency)} ${currency}\n\n${accounts
        .map((account) => `account ${plainName(account)}\n    note ${oneLine(account.name)}\n`)
        .join("")}\n`,
  ),
  extension: "ledger",
}

const beancount: JournalFormat = {
  mediaType: "text/plain; charset=utf-8",
  extension: "beancount",
  header: ({ currency, accounts, firstDay }) =>
    `option "operating_currency" "${currency}"\n\n${accounts
      .map((account) => `${firstDay} open ${plainName(account)} ${currency}\n  name: ${quoted(account.name)}\n`)
      .join("")}\n`,
  entry: (entry, names) =>
    `${entry.businessDate} * ${quoted(`${entry.kind} ${entry.memo}`)}\n` +
    `  number: "${numberOf(entry)}"\n  hash: "${entry.hash}"\n` +
    entry.postings
      .map((posting) => {
        const party = posting.party ? `\n    party: ${quoted(posting.party)}` : ""
        return `  ${nameOf(posting, names)}  ${decimalAmount(BigInt(posting.amount), entry.currency)} ${entry.currency}${party}\n`
      })
      .join("") +
    "\n",
}

const csvColumns =
  "sequence,year,number,id,date,occurredAt,recordedAt,kind,memo,shop,actor,approver,sourceType,sourceId,reverses,reason,line,account,name,amount,currency,party,product,vatCode,net,hash"

/** A field of a CSV file (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe. */
function csvField(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return ""
  const text =
    typeof value === "string" && /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : `${value}`
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const csv: JournalFormat = {
  mediaType: "text/csv; charset=utf-8",
  extension: "csv",
  header: () => `${csvColumns}\r\n`,
  entry: (e, names) =>
    e.postings
      .map((p) => {
        const amount = decimalAmount(BigInt(p.amount), e.currency)
        const net = p.net === null ? null : decimalAmount(BigInt(p.net), e.currency)
        const fields = [
          ...[e.sequence, e.year, e.number, e.id, e.businessDate, e.occurredAt, e.recordedAt, e.kind, e.memo, e.shopId],
          ...[e.actorName, e.approverName, e.sourceType, e.sourceId, e.reverses, e.reason],
          ...[
            p.line,
            names.get(p.accountId)?.code,
            names.get(p.accountId)?.name,
            amount,
            e.currency,
            p.party,
            p.productId,
            p.vatCode,
            net,
            e.hash,
          ],
        ]
        return `${fields.map(csvField).join(",")}\r\n`
      })
      .join(""),
}

export const journalFormats: Record<JournalFormatName, JournalFormat> = { csv, hledger, ledger, beancount }

/** The file of a journal, generated page by page while it is sent. */
export async function* exportJournal(
  format: JournalFormat,
  books: ExportBooks,
  pages: AsyncIterable<StoredEntry[]>,
): AsyncGenerator<string> {
  const names = new Map(books.accounts.map((account) => [account.id, account]))
  yield format.header(books)
  for await (const page of pages) yield page.map((entry) => format.entry(entry, names)).join("")
}
