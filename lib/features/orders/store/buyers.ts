import { and, eq, isNotNull, ne, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { accountSettings } from "@/lib/features/account/table"
import { billing } from "@/lib/features/billing/table"
import { users } from "@/lib/features/users/table"
import { orderLines, orders } from "../table"

interface Line {
  name: string
  qty: number
  totalMinor: number
}

const settingsOfBuyer = and(eq(accountSettings.workspaceId, users.workspaceId), eq(accountSettings.userId, users.id))

/**
 * An order as its buyer's mail needs it. Only buyers who can sign in and have confirmed their address get mail: sample
 * people's addresses belong to nobody, and unconfirmed ones may be somebody else's.
 */
export async function findForMail({ db, workspaceId }: Scope, id: number) {
  const [row] = await db
    .select({
      name: users.fullName,
      email: users.email,
      language: sql<typeof orders.$inferSelect.language>`coalesce(${accountSettings.language}, ${orders.language})`,
      currency: orders.currency,
      totalMinor: orders.total,
      shop: sql<string>`coalesce(${billing.company}, '')`,
      replyTo: billing.email,
      lines: sql<
        Line[]
      >`(select json_agg(json_build_object('name', name, 'qty', qty, 'totalMinor', total) order by product_id)
        from ${orderLines} where workspace_id = ${workspaceId} and order_id = ${id})`,
    })
    .from(orders)
    .innerJoin(users, and(eq(users.workspaceId, orders.workspaceId), eq(users.id, orders.userId)))
    .leftJoin(accountSettings, settingsOfBuyer)
    .leftJoin(billing, eq(billing.workspaceId, orders.workspaceId))
    .where(
      and(
        eq(orders.workspaceId, workspaceId),
        eq(orders.id, id),
        isNotNull(users.passwordHash),
        isNotNull(users.emailConfirmedAt),
        ne(users.status, "inactive"),
      ),
    )
  return row
}
