import { and, asc, eq, isNull, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { nextId } from "@/lib/core/db/tenant"
import type { Scope } from "@/lib/core/db/types"
import { bankMatches } from "../table/matches"

const t = bankMatches
export type MatchRow = typeof bankMatches.$inferSelect

export const ofLine = ({ db, workspaceId }: Scope, lineId: number): Promise<MatchRow[]> =>
  db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.lineId, lineId)))
    .orderBy(asc(t.id))

/** The matches of a line that hold. */
export const activeOf = ({ db, workspaceId }: Scope, lineId: number): Promise<MatchRow[]> =>
  db
    .select()
    .from(t)
    .where(and(eq(t.workspaceId, workspaceId), eq(t.lineId, lineId), isNull(t.endedAt)))
    .orderBy(asc(t.id))

export const insert = ({ db, workspaceId }: Scope, values: Omit<typeof t.$inferInsert, "workspaceId" | "id">) =>
  db.insert(t).values({ ...values, workspaceId, id: nextId(workspaceId, "bank-match") })

/** Ends the matches of a line that hold. Those whose entry was reversed have been ended by a trigger. */
export const endAll = ({ db, workspaceId }: Scope, lineId: number) =>
  db
    .update(t)
    .set({ endedAt: sql`now()` })
    .where(and(eq(t.workspaceId, workspaceId), eq(t.lineId, lineId), isNull(t.endedAt)))

export interface Choice {
  account: number
  accountName: string
  vatRate: number
  times: number
  last: string
}

/** The accounts that were chosen for a payee, the most frequent first. */
export async function choicesFor({ db, workspaceId }: Scope, businessId: number, payee: string): Promise<Choice[]> {
  if (payee === "") return []
  return rowsOf<Choice>(
    await db.execute(sql`select m.account_id as account, a.code || ' ' || a.name as "accountName", m.vat_rate as "vatRate",
        count(*)::int as times, to_char(max(m.at), 'YYYY-MM-DD') as last
      from bank_matches m join accounts a on a.workspace_id = m.workspace_id and a.id = m.account_id
      where m.workspace_id = ${workspaceId} and m.business_id = ${businessId} and m.payee = ${payee} and m.kind = 'account'
        and m.ended_at is null and m.rule_id is null and not a.is_archived
      group by m.account_id, a.code, a.name, m.vat_rate order by 4 desc, 5 desc limit 3`),
  )
}
