import { and, asc, eq, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { majorText } from "@/lib/core/money"
import type { MatchPart } from "@/lib/features/bank-statements/schema/lines"
import { importCamt } from "@/lib/features/bank-statements/service/import"
import { suggestionsFor } from "@/lib/features/bank-statements/service/match/candidates"
import { match } from "@/lib/features/bank-statements/service/match/match"
import { add as addRule } from "@/lib/features/bank-statements/service/rules"
import { bankLines } from "@/lib/features/bank-statements/table/statements"
import { openInvoices } from "@/lib/features/invoices/service/open"
import { bankLedgerAccount } from "@/lib/features/ledger/service/bank-accounts"
import { accounts } from "@/lib/features/ledger/table/accounts"
import type { Owing } from "./money-owed"
import { addDays } from "./trading/days"

// The last days of an account on a bank statement: lines that are in the books, and lines that aren't.

interface BankLine {
  day: string
  amount: number
  name: string
  text: string
  code?: string
  /** How the line is matched; unmatched if omitted. */
  part?: (amount: number) => MatchPart
}

const days = 6
const bank = "Esimerkkipankki"

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")
const money = (amount: number) =>
  `<Amt Ccy="EUR">${majorText(Math.abs(amount))}</Amt><CdtDbtInd>${amount < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`

function entryOf({ day, amount, name, text, code }: BankLine): string {
  const role = amount > 0 ? "Dbtr" : "Cdtr"
  const [family, sub] = code ? ["MDOP", code] : [amount < 0 ? "ICDT" : "RCDT", "ESCT"]
  const kind = `<Domn><Cd>${code ? "ACMT" : "PMNT"}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn>`
  const party = name ? `<RltdPties><${role}><Nm>${escaped(name)}</Nm></${role}></RltdPties>` : ""
  const details = `<TxDtls>${party}<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls>`
  return `<Ntry>${money(amount)}<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><BkTxCd>${kind}</BkTxCd><NtryDtls>${details}</NtryDtls></Ntry>`
}

/** The statement as a camt.053 file. */
function fileOf(iban: string, today: string, opening: number, lines: BankLine[]): Uint8Array {
  const closing = lines.reduce((sum, { amount }) => sum + amount, opening)
  const balance = (code: string, amount: number, day: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount)}<Dt><Dt>${day}</Dt></Dt></Bal>`
  const balances = `${balance("OPBD", opening, addDays(today, -days))}${balance("CLBD", closing, addDays(today, -1))}`
  const made = `<CreDtTm>${today}T05:00:00</CreDtTm>`
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>${today}</MsgId>${made}</GrpHdr>
<Stmt><Id>${today}-1</Id>${made}<Acct><Id><IBAN>${iban.replace(/\s/g, "")}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}
${lines.map(entryOf).join("\n")}</Stmt></BkToCstmrStmt></Document>`)
}

/** The entries of the account in the books since a day, and the balance before that day. */
async function booked({ scope, account, today }: Owing, from: string) {
  const held = await bankLedgerAccount(scope, account.id)
  const rows = rowsOf<{ id: string; kind: string; memo: string; day: string; amount: string }>(
    await scope.db.execute(sql`select e.id::text, e.kind, e.memo, e.business_date::text as day, sum(p.amount)::text as amount
      from postings p join journal_entries e on e.workspace_id = p.workspace_id and e.id = p.entry_id
      where p.workspace_id = ${scope.workspaceId} and p.account_id = ${held} and p.business_date between ${from} and ${addDays(today, -1)}
      group by e.id, e.kind, e.memo, e.business_date, e.sequence having sum(p.amount) <> 0 order by e.business_date, e.sequence`),
  )
  const [before] = rowsOf<{ balance: string }>(
    await scope.db.execute(sql`select coalesce(sum(amount), 0)::text as balance from postings
      where workspace_id = ${scope.workspaceId} and account_id = ${held} and business_date < ${from}`),
  )
  return { rows, opening: Number(before?.balance ?? 0) }
}

const kinds: Record<string, string> = {
  "card-settlement": "Card payments",
  "bag-credited": "Cash bag",
  refund: "Refund",
}

/** The lines of the statement. The last of those in the books is left unmatched. */
async function linesOf(owing: Owing, rows: Awaited<ReturnType<typeof booked>>["rows"]): Promise<BankLine[]> {
  const { scope, business, today } = owing
  const { id, workspaceId, businessId, role } = accounts
  const [charges] = await scope.db
    .select({ id })
    .from(accounts)
    .where(and(eq(workspaceId, scope.workspaceId), eq(businessId, business), eq(role, "bank_charges")))
  const fee = (before: number, amount: number, isMatched: boolean): BankLine => ({
    ...{ day: addDays(today, -before), amount, name: bank, text: "Service charges", code: "CHRG" },
    ...(isMatched && {
      part: (sum: number) => ({
        kind: "account",
        amount: sum,
        account: charges?.id as number,
        vatRate: 0,
        memo: "",
        party: undefined,
      }),
    }),
  })
  const [due] = (await openInvoices(scope, { business })).filter(({ balanceMinor }) => balanceMinor > 0)
  return [
    ...rows.map(({ id: entry, kind, memo, day, amount }, i) => ({
      ...{ day, amount: Number(amount), name: memo.slice(0, 70), text: memo || (kinds[kind] ?? kind) },
      ...(i < rows.length - 1 && { part: (sum: number): MatchPart => ({ kind: "entry", amount: sum, entry }) }),
    })),
    ...[fee(5, -490, true), fee(3, -490, true), fee(1, -490, false)],
    { day: addDays(today, -2), amount: -7_490, name: "Revontuli Verkko Oy", text: "Direct debit RV-8812" },
    ...(due
      ? [{ day: addDays(today, -1), amount: due.balanceMinor, name: due.client, text: `Invoice ${due.number}` }]
      : []),
    { day: addDays(today, -1), amount: 4_500, name: "M. Salonen", text: "Thank you" },
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
}

/** Imports a statement, matches most of its lines, and adds the rule that is proposed for the bank's charges. */
export async function seedStatement(owing: Owing): Promise<void> {
  const { scope, person, business, account, today } = owing
  const { rows, opening } = await booked(owing, addDays(today, -days))
  const lines = await linesOf(owing, rows)
  const file = fileOf(account.iban, today, opening, lines)
  await importCamt({ scope, principal: person, key: "sample statement" }, file, account.id)
  const made = await scope.db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(eq(bankLines.workspaceId, scope.workspaceId), eq(bankLines.bankAccountId, account.id)))
    .orderBy(asc(bankLines.id))
  for (const [i, { part, amount }] of lines.entries()) {
    const id = made[i]?.id as number
    if (part) await match(scope, { principal: person, id, key: `sample line ${i}` }, [part(amount)])
  }
  const open = lines.findIndex(({ code, part }) => code && !part)
  const { proposedRule } = await suggestionsFor(scope, person, made[open]?.id as number)
  if (!proposedRule) return
  const { patternKind, pattern, account: to, vatRate } = proposedRule
  await addRule(scope, person, {
    business,
    kind: "account",
    direction: "out",
    patternKind,
    pattern,
    account: to,
    vatRate,
  })
}
