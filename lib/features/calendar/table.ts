import { sql } from "drizzle-orm"
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { calendars } from "./values"

/** What `extendedProps` holds besides the calendar. */
export interface EventDetails {
  location?: string
  description?: string
  guests?: string[]
}

/** The events of a workspace. */
export const events = pgTable(
  "events",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    url: text("url").notNull().default(""),
    title: text("title").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    allDay: boolean("all_day").notNull().default(false),
    calendar: choice("calendar", calendars).notNull(),
    details: jsonb("details").$type<EventDetails>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("events_calendar_check", t.calendar, calendars),
    check("events_end_check", sql`${t.endsAt} >= ${t.startsAt}`),
    index("events_starts_at_idx").on(t.workspaceId, t.startsAt, t.id),
    index("events_calendar_idx").on(t.workspaceId, t.calendar, t.startsAt, t.id),
    tenantPolicy(),
  ],
)
