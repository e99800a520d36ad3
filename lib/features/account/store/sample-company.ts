import { eq, type SQL, sql } from "drizzle-orm"
import type { PgColumn } from "drizzle-orm/pg-core"
import { sampleBilling, sampleShop } from "@/data/seed/sample-company"
import type { Scope } from "@/lib/core/db/types"
import { billing } from "@/lib/features/billing/table"
import { shopSettings } from "@/lib/features/shop/table"

/** A text column without the sample company's text. */
const without = (column: PgColumn, sample: string, more: SQL = sql``) =>
  sql`case when ${column} = ${sample} ${more} then '' else ${column} end`

/**
 * Empties what the sample company said about itself, so that it neither bills nor promises anything. What the owner has
 * entered instead stays.
 */
export async function forgetSampleCompany({ db, workspaceId }: Scope): Promise<void> {
  const { country, ...texts } = sampleBilling
  const names = Object.keys(texts) as (keyof typeof texts)[]
  await db
    .update(billing)
    .set({
      ...Object.fromEntries(names.map((name) => [name, without(billing[name], texts[name])])),
      // The owner's bank may be in the same country.
      country: without(billing.country, country, sql`and ${billing.bankName} = ${sampleBilling.bankName}`),
    })
    .where(eq(billing.workspaceId, workspaceId))
  const samples = sql`${JSON.stringify(sampleShop.promises)}::jsonb`
  await db
    .update(shopSettings)
    .set({
      subtitle: without(shopSettings.subtitle, sampleShop.subtitle),
      promises: sql`(select coalesce(jsonb_agg(one order by nr), '[]'::jsonb)
        from jsonb_array_elements(${shopSettings.promises}) with ordinality as each (one, nr)
        where not ${samples} @> jsonb_build_array(one))`,
      usesSampleDiscounts: false,
      version: sql`${shopSettings.version} + 1`,
    })
    .where(eq(shopSettings.workspaceId, workspaceId))
}
