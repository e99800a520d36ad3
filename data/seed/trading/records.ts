import { and, eq, inArray } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import { bankBags } from "@/lib/features/bank-bags/table"
import { products } from "@/lib/features/catalogue/table"
import { drops } from "@/lib/features/drops/table"
import { tillSessions } from "@/lib/features/till-sessions/table"
import { goods } from "./goods"

/** Ids of the sample's records by their names in the events. */
export interface Records {
  /** The sessions of each till by business date, and the latest one; see `sessionOf`. */
  sessions: Map<string, number>
  drops: Map<string, number>
  bags: Map<string, number>
  /** Products at the counter. */
  goods: Map<string, number>
}

export const sessionOf = (till: number, day = "latest") => `${till} ${day}`

/** Finds the records of earlier days. */
export async function findRecords({ db, workspaceId }: Scope): Promise<Records> {
  const records: Records = { sessions: new Map(), drops: new Map(), bags: new Map(), goods: new Map() }
  const sessions = await db
    .select({ id: tillSessions.id, till: tillSessions.tillId, day: tillSessions.businessDate })
    .from(tillSessions)
    .where(eq(tillSessions.workspaceId, workspaceId))
    .orderBy(tillSessions.id)
  for (const { id, till, day } of sessions)
    for (const name of [sessionOf(till, day), sessionOf(till)]) records.sessions.set(name, id)
  const envelopes = await db
    .select({ id: drops.id, envelope: drops.envelope })
    .from(drops)
    .where(eq(drops.workspaceId, workspaceId))
  for (const { id, envelope } of envelopes) records.drops.set(envelope, id)
  const bags = await db
    .select({ id: bankBags.id, number: bankBags.number })
    .from(bankBags)
    .where(eq(bankBags.workspaceId, workspaceId))
  for (const { id, number } of bags) records.bags.set(number, id)
  const counter = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.workspaceId, workspaceId),
        inArray(
          products.sku,
          goods.map(({ sku }) => sku),
        ),
      ),
    )
  for (const { id, sku } of counter) records.goods.set(sku, id)
  return records
}
