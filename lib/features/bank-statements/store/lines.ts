import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import { filterFor, type Granted } from "@/lib/core/auth/grants"
import { containsWords } from "@/lib/core/db/folded"
import { sortedPage } from "@/lib/core/db/paging"
import type { Scope } from "@/lib/core/db/types"
import { businesses } from "@/lib/features/businesses/table"
import type { LineListQuery } from "../schema/lines"
import { bankLineDetails, bankLines } from "../table/statements"
import type { ParsedLine } from "../values/parsed"
import { takeIds } from "./statements"

const t = bankLines
export type Line = typeof bankLines.$inferSelect
export type Detail = typeof bankLineDetails.$inferSelect
export interface LineRow {
  line: Line
  currency: string
}

const selectRows = <More extends Record<string, SQL>>({ db }: Scope, more: More) =>
  db
    .select({ line: bankLines, currency: businesses.currency, ...more })
    .from(t)
    .innerJoin(businesses, and(eq(businesses.workspaceId, t.workspaceId), eq(businesses.id, t.businessId)))

const searched = sql`${t.name} || ' ' || ${t.text} || ' ' || ${t.endToEnd} || ' ' || ${t.creditorRef} || ' ' || ${t.bankRef} || ' ' || ${t.iban}`

export function findPage(scope: Scope, user: Granted, query: LineListQuery) {
  const { business, account, statement, state, direction, from, to, q, sortBy } = query
  const where = and(
    eq(t.workspaceId, scope.workspaceId),
    filterFor(user, ["read", "BankStatement"], { business: t.businessId }),
    business === undefined ? undefined : eq(t.businessId, business),
    account === undefined ? undefined : eq(t.bankAccountId, account),
    statement === undefined ? undefined : eq(t.statementId, statement),
    state && (state === "open" ? sql`${t.matched} <> ${t.amount}` : sql`${t.matched} = ${t.amount}`),
    direction && (direction === "in" ? sql`${t.amount} > 0` : sql`${t.amount} < 0`),
    from === undefined ? undefined : gte(t.bookedOn, from),
    to === undefined ? undefined : lte(t.bookedOn, to),
    q ? containsWords(searched, q) : undefined,
  )
  return sortedPage<LineRow>(scope, {
    ...{ table: t, where, query, by: [sortBy === "amount" ? t.amount : t.bookedOn, t.id] },
    select: (counted) => selectRows(scope, { counted }).where(where),
  })
}

export async function find(scope: Scope, id: number): Promise<LineRow | undefined> {
  const [row] = await selectRows(scope, {}).where(and(eq(t.workspaceId, scope.workspaceId), eq(t.id, id)))
  return row
}

/** Lines by their ids, in the order of the statement. */
export const findMany = (scope: Scope, ids: number[]): Promise<LineRow[]> =>
  selectRows(scope, {})
    .where(and(eq(t.workspaceId, scope.workspaceId), inArray(t.id, ids)))
    .orderBy(asc(t.id))

export const detailsOf = ({ db, workspaceId }: Scope, lineId: number): Promise<Detail[]> =>
  db
    .select()
    .from(bankLineDetails)
    .where(and(eq(bankLineDetails.workspaceId, workspaceId), eq(bankLineDetails.lineId, lineId)))
    .orderBy(asc(bankLineDetails.position))

/** The lines of an account in a range of days, to recognise those of a file. */
export const between = ({ db, workspaceId }: Scope, accountId: number, from: string, to: string): Promise<Line[]> =>
  db
    .select()
    .from(t)
    .where(
      and(eq(t.workspaceId, workspaceId), eq(t.bankAccountId, accountId), gte(t.bookedOn, from), lte(t.bookedOn, to)),
    )

interface Owner {
  businessId: number
  bankAccountId: number
  statementId: number
}

/** Rows for one statement of SQL, so that a long one stays below the limit of parameters. */
const rowsAtOnce = 500

async function inChunks<Row>(rows: Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await insert(rows.slice(at, at + rowsAtOnce))
}

/** Inserts the lines of a statement. @returns their ids */
export async function insert(scope: Scope, owner: Owner, lines: ParsedLine[]): Promise<number[]> {
  const { db, workspaceId } = scope
  if (lines.length === 0) return []
  const first = await takeIds(scope, "bank-line", lines.length)
  const rows = lines.map(({ details, ...line }, at) => ({
    ...{ ...line, ...owner, workspaceId, id: first + at, position: at + 1, details: details.length },
  }))
  await inChunks(rows, (chunk) => db.insert(t).values(chunk))
  const payments = lines.flatMap(({ details }, at) =>
    details.map((detail, position) => ({ ...detail, workspaceId, lineId: first + at, position: position + 1 })),
  )
  await inChunks(payments, (chunk) => db.insert(bankLineDetails).values(chunk))
  return rows.map(({ id }) => id)
}
