import { and, eq, isNull, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { clients, partyIn } from "@/lib/features/clients/table"

/** The parties that are no customers. One that was merged into another customer is none any more. */
export async function unknownParties({ db, workspaceId }: Scope, parties: string[]): Promise<string[]> {
  if (parties.length === 0) return []
  const rows = await db
    .select({ party: partyIn(clients.id) })
    .from(clients)
    .where(
      and(
        eq(clients.workspaceId, workspaceId),
        isNull(clients.mergedInto),
        sql`${partyIn(clients.id)} in (${sql.join(
          parties.map((party) => sql`${party}`),
          sql`, `,
        )})`,
      ),
    )
  const known = rows.map(({ party }) => party)
  return parties.filter((party) => !known.includes(party))
}
