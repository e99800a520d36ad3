import { eq, sql } from "drizzle-orm"
import type { Scope } from "@/lib/core/db/types"
import type { ShopForm, ShopSettings } from "./schema"
import { shopSettings } from "./table"

const columns = {
  version: shopSettings.version,
  subtitle: shopSettings.subtitle,
  promises: shopSettings.promises,
  usesSampleDiscounts: shopSettings.usesSampleDiscounts,
}

/** Restores the order of keys, which jsonb doesn't preserve. */
const toSettings = ({ version, subtitle, promises, usesSampleDiscounts }: ShopSettings): ShopSettings => ({
  version,
  subtitle,
  promises: promises.map(({ icon, title, text }) => ({ icon, title, text })),
  usesSampleDiscounts,
})

export async function find({ db, workspaceId }: Scope): Promise<ShopSettings | undefined> {
  const [row] = await db.select(columns).from(shopSettings).where(eq(shopSettings.workspaceId, workspaceId))
  return row && toSettings(row)
}

/**
 * Merges changes into the workspace's row, which the first save creates.
 * @returns undefined if the row has changed since `version`
 */
export async function save({ db, workspaceId }: Scope, version: number | undefined, changes: Partial<ShopForm>) {
  const [row] = await db
    .insert(shopSettings)
    .values({ workspaceId, ...changes })
    .onConflictDoUpdate({
      target: shopSettings.workspaceId,
      set: { ...changes, version: sql`${shopSettings.version} + 1` },
      setWhere: version === undefined ? undefined : eq(shopSettings.version, version),
    })
    .returning(columns)
  return row && toSettings(row)
}
