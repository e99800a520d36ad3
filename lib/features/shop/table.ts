import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import type { PromiseIcon } from "./values"

/** One row per workspace, inserted by the first save. */
export const shopSettings = pgTable(
  "shop_settings",
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: "cascade" }),
    /** Increases with each save. An editor sends the version they saw. */
    version: integer("version").notNull().default(1),
    subtitle: text("subtitle").notNull().default(""),
    /** Shown with every product. Always read as a whole. */
    promises: jsonb("promises").$type<{ icon: PromiseIcon; title: string; text: string }[]>().notNull().default([]),
    /** Whether the discounts of the sample products reduce what buyers pay. */
    usesSampleDiscounts: boolean("uses_sample_discounts").notNull().default(false),
  },
  () => [tenantPolicy()],
)
