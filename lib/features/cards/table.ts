import { date, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { allExact, amount } from "@/lib/core/db/amounts"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { metricNames } from "./values"

/** Daily figures from outside, such as visits and costs. The key serves queries by name over a span of days. */
export const metrics = pgTable(
  "metrics",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    name: choice("name", metricNames).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** The breakdown that the figure is for, such as a device; "" without one. */
    dimension: text("dimension").notNull().default(""),
    value: amount("value").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.name, t.day, t.dimension] }),
    oneOf("metrics_name_check", t.name, metricNames),
    ...allExact("metrics", t.value),
    tenantPolicy(),
  ],
)
