import { eq } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import type { Billing } from "./schema"
import { billing } from "./table"

const columns = {
  company: billing.company,
  address: billing.address,
  contact: billing.contact,
  email: billing.email,
  vatNumber: billing.vatNumber,
  bankName: billing.bankName,
  country: billing.country,
  iban: billing.iban,
  swiftCode: billing.swiftCode,
}

export async function find({ db, workspaceId }: Scope): Promise<Billing | undefined> {
  const [row] = await db.select(columns).from(billing).where(eq(billing.workspaceId, workspaceId))
  return row
}

/** Merges changes into the workspace's row, which the first save creates. */
export async function save({ db, workspaceId }: Scope, changes: Partial<Billing>): Promise<Billing> {
  const [row] = await db
    .insert(billing)
    .values({ workspaceId, ...changes })
    .onConflictDoUpdate({ target: billing.workspaceId, set: { workspaceId, ...changes } })
    .returning(columns)
  return row as Billing
}
