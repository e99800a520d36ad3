import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import type { BankLine, BankLineRecord, LineListQuery, Match } from "../schema/lines"
import type { BankStatement, StatementListQuery } from "../schema/statements"
import * as lines from "../store/lines"
import * as matches from "../store/matches"
import * as statements from "../store/statements"

export const toStatement = ({ statement: row, open, ...of }: statements.StatementRow): BankStatement => ({
  ...{ id: row.id, business: row.businessId, bankAccount: row.bankAccountId, accountName: of.accountName },
  ...{ iban: of.iban, format: row.format, statementId: row.statementId, from: row.from, to: row.to },
  ...{ opening: row.opening, closing: row.closing, currency: of.currency, lines: row.lines, open },
  importedBy: { id: row.userId, name: row.userName },
  importedAt: row.importedAt.toISOString(),
})

export async function listStatements(scope: Scope, principal: Principal, query: StatementListQuery) {
  const { rows, ...total } = await statements.findPage(scope, principal, query)
  return { data: rows.map(toStatement), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function getStatement(scope: Scope, id: number): Promise<BankStatement> {
  const row = await statements.find(scope, id)
  if (!row) throw notFound()
  return toStatement(row)
}

export async function placeOfStatement(scope: Scope, id: number) {
  const row = await statements.find(scope, id)
  return row && { business: row.statement.businessId }
}

/** The business of a bank account, for grants; undefined if the account doesn't exist. */
export async function placeOfAccount(scope: Scope, id: number) {
  const row = await statements.findAccount(scope, id)
  return row && { business: row.business }
}

const party = ({ name, iban, endToEnd, creditorRef, text }: lines.Line | lines.Detail) => ({
  ...{ name, iban, endToEnd, creditorReference: creditorRef, text },
})

export const toLine = ({ line, currency }: lines.LineRow): BankLine => ({
  ...{ id: line.id, business: line.businessId, bankAccount: line.bankAccountId, statement: line.statementId },
  state: line.matched === line.amount ? "matched" : "open",
  ...{ amount: line.amount, open: line.amount - line.matched, charges: line.charges, currency },
  ...{ bookedOn: line.bookedOn, valueOn: line.valueOn, ...party(line) },
  ...{ bankReference: line.bankRef, bankCode: line.bankCode, details: line.details },
})

const toMatch = (row: matches.MatchRow): Match => ({
  ...{ id: row.id, kind: row.kind, target: row.target, entry: row.entryId, amount: row.amount, account: row.accountId },
  ...{ hasPosted: row.hasPosted, rule: row.ruleId, matchedBy: { id: row.userId, name: row.userName } },
  matchedAt: row.at.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
})

export async function listLines(scope: Scope, principal: Principal, query: LineListQuery) {
  const { rows, ...total } = await lines.findPage(scope, principal, query)
  return { data: rows.map(toLine), ...total, page: query.page, perPage: query.perPage }
}

/** @throws HttpError 404 */
export async function lineRow(scope: Scope, id: number): Promise<lines.LineRow> {
  const row = await lines.find(scope, id)
  if (!row) throw notFound()
  return row
}

export async function getLine(scope: Scope, id: number): Promise<BankLineRecord> {
  const row = await lineRow(scope, id)
  const details = row.line.details > 0 ? await lines.detailsOf(scope, id) : []
  return {
    ...toLine(row),
    payments: details.map((one) => ({ amount: one.amount, ...party(one) })),
    matches: (await matches.ofLine(scope, id)).map(toMatch),
  }
}

export async function placeOfLine(scope: Scope, id: number) {
  const row = await lines.find(scope, id)
  return row && { business: row.line.businessId }
}
