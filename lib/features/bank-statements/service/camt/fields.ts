import { invalid } from "@/lib/core/http/errors"
import { minorIn } from "@/lib/core/money"
import { maxName, maxReference, maxRemittance } from "../../values"
import type { ParsedParty } from "../../values/parsed"
import { all, at, type Node, textAt } from "./xml"

// Fields of ISO 20022 messages. Versions 02 and 08 differ in where a few of them are.

const broken = (what: string) => invalid({ file: ["bankFieldBroken", { field: what }] })

/** Reads a day from a date, or from a date and time without converting its zone. @throws HttpError 422 */
export function dayIn(node: Node | undefined): string | undefined {
  const text = textAt(node, "Dt") || textAt(node, "DtTm")
  if (!text) return undefined
  const day = text.slice(0, 10)
  if (
    !/^\d{4}-\d\d-\d\d$/.test(day) ||
    Number.isNaN(Date.parse(day)) ||
    new Date(day).toISOString().slice(0, 10) !== day
  )
    throw broken("Dt")
  return day
}

export interface Money {
  amount: number
  currency: string
}

/** The amount of an `Amt` in minor units, never negative. @throws HttpError 422 */
export function moneyIn(node: Node | undefined): Money {
  const text = (node?.text ?? "").trim()
  const amount = /^\d{1,18}(\.\d{1,5})?$/.test(text) ? minorIn(text) : undefined
  if (amount === undefined || !Number.isSafeInteger(amount)) throw broken("Amt")
  return { amount, currency: node?.attributes.Ccy ?? "" }
}

/** 1 for a credit, −1 for a debit. @throws HttpError 422 */
export function signIn(node: Node): 1 | -1 {
  const text = textAt(node, "CdtDbtInd")
  if (text !== "CRDT" && text !== "DBIT") throw broken("CdtDbtInd")
  return text === "CRDT" ? 1 : -1
}

/** Placeholders for a missing reference. */
const none = /^(NOTPROVIDED|NONREF|NONE|NULL|0+|-+)$/i
const givenReference = (text: string) => (none.test(text) ? "" : text.slice(0, maxReference))

/** The bank transaction code: `PMNT-RCDT-ESCT`, or the bank's own. */
export function codeIn(entry: Node): string {
  const domain = at(entry, "BkTxCd", "Domn")
  const family = at(domain, "Fmly")
  const codes = [textAt(domain, "Cd"), textAt(family, "Cd"), textAt(family, "SubFmlyCd")].filter(Boolean)
  return (codes.join("-") || textAt(entry, "BkTxCd", "Prtry", "Cd")).slice(0, 80)
}

/** The other party of a payment: the payer of incoming money, the payee of outgoing money. */
export function partyIn(transaction: Node | undefined, sign: 1 | -1): ParsedParty {
  const parties = at(transaction, "RltdPties")
  const role = sign === 1 ? "Dbtr" : "Cdtr"
  const nameOf = (name: string) => textAt(parties, name, "Nm") || textAt(parties, name, "Pty", "Nm")
  const remittance = at(transaction, "RmtInf")
  const structured = all(remittance, "Strd")
  const texts = [
    ...all(remittance, "Ustrd").map((node) => textAt(node)),
    ...structured.flatMap((node) => all(node, "AddtlRmtInf").map((one) => textAt(one))),
    textAt(transaction, "AddtlTxInf"),
    textAt(transaction, "RtrInf", "Rsn", "Cd"),
  ]
  const references = at(transaction, "Refs")
  return {
    name: (nameOf(role) || nameOf(`Ultmt${role}`)).slice(0, maxName),
    iban: textAt(parties, `${role}Acct`, "Id", "IBAN").replaceAll(" ", "").toUpperCase().slice(0, 34),
    endToEnd: givenReference(textAt(references, "EndToEndId")),
    creditorRef: givenReference(structured.map((node) => textAt(node, "CdtrRefInf", "Ref")).find(Boolean) ?? ""),
    text: texts.filter(Boolean).join(" ").slice(0, maxRemittance),
  }
}

/** The bank's charges on an entry in minor units. Charges in another currency are left out. */
export function chargesIn(entry: Node, currency: string): number {
  const block = at(entry, "Chrgs")
  const records = all(block, "Rcrd").length > 0 ? all(block, "Rcrd") : block ? [block] : []
  const amounts = records.flatMap((node) => {
    const amount = at(node, "Amt") ?? at(node, "TtlChrgsAndTaxAmt")
    return amount && textAt(node, "CdtDbtInd") !== "CRDT" ? [moneyIn(amount)] : []
  })
  return amounts.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + amount, 0)
}
