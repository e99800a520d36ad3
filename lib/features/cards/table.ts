import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { metricNames } from "./values"

/** Figures of each day that come from outside: visits, readers, costs. Read by name over a span of days, as the key goes. */
export const metrics = pgTable(
  "metrics",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    name: choice("name", metricNames).notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** What the figure is divided by, such as a device; empty where by nothing. */
    dimension: text("dimension").notNull().default(""),
    value: integer("value").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.name, t.day, t.dimension] }),
    oneOf("metrics_name_check", t.name, metricNames),
    tenantPolicy(),
  ],
)
