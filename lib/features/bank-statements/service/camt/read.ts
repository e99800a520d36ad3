import { HttpError, invalid } from "@/lib/core/http/errors"
import { maxDetails, maxLines, maxReference, maxRemittance, maxStatements, type StatementFormat } from "../../values"
import type { ParsedDetail, ParsedLine, ParsedStatement } from "../../values/parsed"
import { chargesIn, codeIn, dayIn, type Money, moneyIn, partyIn, signIn } from "./fields"
import { all, at, type Node, parseXml, textAt } from "./xml"

const notStatement = () => invalid({ file: "bankNotStatement" })
const wrongCurrency = (currency: string) =>
  invalid({ file: ["bankCurrency", { currency: currency.slice(0, 3) || "?" }] })

/** The version of the message, by its namespace. @throws HttpError 422 for another message */
function formatOf(document: Node): StatementFormat {
  const namespaces = Object.entries(document.attributes).filter(([name]) => /^xmlns(:|$)/.test(name))
  const version = namespaces.map(([, value]) => /:(camt\.053\.001\.(?:02|08))$/.exec(value)?.[1]).find(Boolean)
  if (document.name !== "Document" || version === undefined) throw notStatement()
  return version as StatementFormat
}

interface Balance extends Money {
  code: string
  day: string
}

function balanceIn(node: Node): Balance {
  const { amount, currency } = moneyIn(at(node, "Amt"))
  const day = dayIn(at(node, "Dt"))
  if (!day) throw notStatement()
  return { code: textAt(node, "Tp", "CdOrPrtry", "Cd"), amount: amount * signIn(node), currency, day }
}

/** The amount of a payment in an entry; undefined if it has none of its own in the account's currency. */
function detailAmount(transaction: Node, currency: string): number | undefined {
  const own = at(transaction, "Amt") ?? at(transaction, "AmtDtls", "TxAmt", "Amt")
  if (!own) return undefined
  const money = moneyIn(own)
  return money.currency === currency ? money.amount : undefined
}

/** The payments of an entry, if there are several and they make its amount. */
function detailsIn(transactions: Node[], amount: number, currency: string): ParsedDetail[] {
  if (transactions.length < 2) return []
  const sign = amount > 0 ? 1 : -1
  const details = transactions.flatMap((node): ParsedDetail[] => {
    const size = detailAmount(node, currency)
    const own = textAt(node, "CdtDbtInd") ? signIn(node) : sign
    return size ? [{ ...partyIn(node, own), amount: size * own }] : []
  })
  const isWhole = details.length === transactions.length && details.reduce((sum, one) => sum + one.amount, 0) === amount
  return isWhole ? details : []
}

/** An entry; undefined if the bank hasn't booked it, or nothing was moved. */
function lineIn(entry: Node, currency: string): ParsedLine | undefined {
  const state = textAt(entry, "Sts", "Cd") || textAt(entry, "Sts")
  if (state !== "" && state !== "BOOK") return undefined
  const sign = signIn(entry)
  const money = moneyIn(at(entry, "Amt"))
  if (money.currency !== currency) throw wrongCurrency(money.currency)
  if (money.amount === 0) return undefined
  const bookedOn = dayIn(at(entry, "BookgDt")) ?? dayIn(at(entry, "ValDt"))
  if (!bookedOn) throw invalid({ file: ["bankFieldBroken", { field: "BookgDt" }] })
  const transactions = all(entry, "NtryDtls").flatMap((node) => all(node, "TxDtls"))
  const amount = money.amount * sign
  const details = detailsIn(transactions, amount, currency)
  const party = partyIn(details.length > 0 ? undefined : transactions[0], sign)
  return {
    ...party,
    text: party.text || textAt(entry, "AddtlNtryInf").slice(0, maxRemittance),
    ...{ amount, charges: chargesIn(entry, currency), bookedOn, valueOn: dayIn(at(entry, "ValDt")) ?? null },
    bankRef: (textAt(entry, "AcctSvcrRef") || textAt(entry, "NtryRef")).slice(0, maxReference),
    ...{ bankCode: codeIn(entry), details },
  }
}

/** @throws HttpError 422 unless the entries lead from the opening balance to the closing one */
export function checkSum({ opening, closing, lines }: Pick<ParsedStatement, "opening" | "closing" | "lines">): void {
  const sum = lines.reduce((total, { amount }) => total + BigInt(amount), BigInt(opening))
  if (sum !== BigInt(closing)) throw invalid({ file: "bankBalanceWrong" })
}

function statementIn(node: Node, format: StatementFormat): ParsedStatement {
  const balances = all(node, "Bal").map(balanceIn)
  const byCode = (code: string) => balances.find((one) => one.code === code)
  const between = balances.filter(({ code }) => code === "ITBD")
  const opening = byCode("OPBD") ?? byCode("PRCD") ?? between[0]
  const closing = byCode("CLBD") ?? between.at(-1)
  if (!opening || !closing || opening === closing) throw notStatement()
  const currency = textAt(node, "Acct", "Ccy") || closing.currency
  const other = balances.find((one) => one.currency !== currency)
  if (other) throw wrongCurrency(other.currency)
  const lines = all(node, "Ntry").flatMap((entry) => lineIn(entry, currency) ?? [])
  const iban = textAt(node, "Acct", "Id", "IBAN") || textAt(node, "Acct", "Id", "Othr", "Id")
  const statementId = textAt(node, "Id").slice(0, maxReference)
  if (!statementId || !iban) throw notStatement()
  const days = [...lines.map(({ bookedOn }) => bookedOn), closing.day].sort()
  const from = textAt(node, "FrToDt", "FrDtTm").slice(0, 10)
  const first = /^\d{4}-\d\d-\d\d$/.test(from) && from < (days[0] as string) ? from : (days[0] as string)
  const statement: ParsedStatement = {
    ...{ format, statementId, iban: iban.replaceAll(" ", "").toUpperCase().slice(0, 34), currency, from: first },
    ...{ to: days.at(-1) as string, opening: opening.amount, closing: closing.amount, lines },
  }
  checkSum(statement)
  return statement
}

/**
 * Reads the statements of a camt.053 file.
 * @throws HttpError 422 if it isn't one, its balances don't add up, or it is too long
 */
export function readCamt(content: Uint8Array): ParsedStatement[] {
  const document = parseXml(content)
  const format = formatOf(document)
  const statements = all(at(document, "BkToCstmrStmt"), "Stmt")
  if (statements.length === 0) throw notStatement()
  const entries = statements.flatMap((node) => all(node, "Ntry"))
  const details = entries.flatMap((node) => all(node, "NtryDtls")).reduce((n, node) => n + node.children.length, 0)
  if (statements.length > maxStatements || entries.length > maxLines || details > maxDetails)
    throw new HttpError(422, "invalid", { fields: { file: "bankFileTooLong" } })
  return statements.map((node) => statementIn(node, format))
}
