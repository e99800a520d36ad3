import { randomUUID } from "node:crypto"
import { majorText } from "@/lib/core/money"
import type { Caller } from "./api"
import type { CashShop } from "./cash-shop"

// camt.053 files as banks send them, in both versions that are read.

export interface TestPayment {
  amount: number
  name?: string
  iban?: string
  endToEnd?: string
  rf?: string
  text?: string
}
export interface TestLine extends TestPayment {
  day?: string
  code?: [string, string, string]
  charges?: number
  payments?: TestPayment[]
  status?: string
}
export interface TestStatement {
  iban: string
  id?: string
  opening?: number
  closing?: number
  lines: TestLine[]
  day?: string
  currency?: string
}
export type Version = "02" | "08"

export const someDay = "2026-06-15"
const money = (amount: number, currency: string) => `<Amt Ccy="${currency}">${majorText(Math.abs(amount))}</Amt>`
const sign = (amount: number) => `<CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")
const tag = (name: string, content: string | undefined) => (content ? `<${name}>${content}</${name}>` : "")

function party(payment: TestPayment, version: Version, isIn: boolean): string {
  const role = isIn ? "Dbtr" : "Cdtr"
  const name = payment.name && `<Nm>${escaped(payment.name)}</Nm>`
  const who = name && (version === "08" ? `<${role}><Pty>${name}</Pty></${role}>` : `<${role}>${name}</${role}>`)
  const account = payment.iban && `<${role}Acct><Id><IBAN>${payment.iban}</IBAN></Id></${role}Acct>`
  return tag("RltdPties", [who, account].filter(Boolean).join(""))
}

function details(payment: TestPayment, version: Version, currency: string, isPart: boolean): string {
  const refs = `<Refs><EndToEndId>${payment.endToEnd ?? "NOTPROVIDED"}</EndToEndId></Refs>`
  const own = version === "08" ? `${money(payment.amount, currency)}${sign(payment.amount)}` : ""
  const amounts = version === "02" ? `<AmtDtls><TxAmt>${money(payment.amount, currency)}</TxAmt></AmtDtls>` : ""
  const structured = payment.rf && `<Strd><CdtrRefInf><Ref>${payment.rf}</Ref></CdtrRefInf></Strd>`
  const texts = `${payment.text ? `<Ustrd>${escaped(payment.text)}</Ustrd>` : ""}${structured ?? ""}`
  const who = party(payment, version, payment.amount > 0)
  return `<TxDtls>${refs}${isPart ? own || amounts : ""}${who}${tag("RmtInf", texts)}</TxDtls>`
}

function entry(line: TestLine, version: Version, currency: string, day: string): string {
  const status = version === "08" ? `<Cd>${line.status ?? "BOOK"}</Cd>` : (line.status ?? "BOOK")
  const [domain, family, sub] = line.code ?? ["PMNT", line.amount < 0 ? "ICDT" : "RCDT", "ESCT"]
  const code = `<Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn>`
  const fee = line.charges && `${money(line.charges, currency)}<CdtDbtInd>DBIT</CdtDbtInd>`
  const charges = fee && (version === "08" ? `<Chrgs><Rcrd>${fee}</Rcrd></Chrgs>` : `<Chrgs>${fee}</Chrgs>`)
  const payments = line.payments ?? [line]
  const all = payments.map((one) => details(one, version, currency, line.payments !== undefined)).join("")
  return `<Ntry>${money(line.amount, currency)}${sign(line.amount)}<Sts>${status}</Sts><BookgDt><Dt>${line.day ?? day}</Dt></BookgDt>
<ValDt><Dt>${line.day ?? day}</Dt></ValDt><BkTxCd>${code}</BkTxCd>${charges ?? ""}<NtryDtls>${all}</NtryDtls></Ntry>`
}

/** A file with one statement. */
export function camt(statement: TestStatement, version: Version = "02"): string {
  const { iban, id = randomUUID().slice(0, 30), opening = 0, lines, day = someDay, currency = "EUR" } = statement
  const booked = lines.filter((line) => !line.status || line.status === "BOOK")
  const closing = statement.closing ?? booked.reduce((sum, { amount }) => sum + amount, opening)
  const balance = (code: string, amount: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount, currency)}${sign(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`
  const entries = lines.map((line) => entry(line, version, currency, day)).join("\n")
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>${day}T20:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${id}</Id><CreDtTm>${day}T20:00:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balance("OPBD", opening)}${balance("CLBD", closing)}
${entries}</Stmt></BkToCstmrStmt></Document>`
}

export const testIbans = ["FI2112345600000785", "DE89370400440532013000"] as const

/** Adds a bank account to a business. @returns its id */
export async function addAccount(place: CashShop, iban: string = testIbans[0]): Promise<number> {
  const { status, body } = await place.admin.post("/api/v1/bank-accounts", {
    business: place.business,
    name: iban,
    iban,
  })
  if (status !== 201) throw new Error(`the account answered ${JSON.stringify(body)}`)
  return body.id
}

/** Imports a file. */
export const importFile = (who: Caller | Pick<Caller, "send">, xml: string, query: Record<string, string> = {}) =>
  who.send("/api/v1/bank-statements", {
    method: "POST",
    body: xml,
    headers: { "content-type": "application/xml" },
    search: `?${new URLSearchParams(query)}`,
  })

/** The lines of a statement in the file's order. */
export async function linesOf(who: Pick<Caller, "get">, statement: number) {
  const query = { statement, perPage: 100 }
  const { data } = (await who.get("/api/v1/bank-lines", query)).body
  return data.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)
}
