import { sql } from "drizzle-orm"
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { workspaces } from "@/lib/core/db/table"
import { choice, instant, oneOf, tenantPolicy, workspaceId } from "@/lib/core/db/tenant"
import { toUser } from "@/lib/features/users/table"
import { answerStates, calendars } from "./values"

/** The part of `extendedProps` without separate columns. */
export interface EventDetails {
  location?: string
  description?: string
  guests?: string[]
}

/** The events of a workspace; a series is one row. */
export const events = pgTable(
  "events",
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: "cascade" }),
    id: integer("id").notNull(),
    url: text("url").notNull().default(""),
    title: text("title").notNull(),
    /** All-day events run from midnight to midnight UTC, whatever the viewer's time zone. */
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    allDay: boolean("all_day").notNull().default(false),
    calendar: choice("calendar", calendars).notNull(),
    details: jsonb("details").$type<EventDetails>().notNull().default({}),
    /** The value of an RRULE; `startsAt` is always its first occurrence. */
    recurrence: text("recurrence"),
    timeZone: text("time_zone"),
    /** When the last occurrence ends; in 2300 for a series without an end. */
    repeatsUntil: instant("repeats_until"),
    /** Minutes before the start. */
    reminder: integer("reminder"),
    /** When the next reminder is due; set to null by the process that claims it. */
    remindsAt: instant("reminds_at"),
    /** The creator, who is reminded along with the guests. */
    ownerId: integer("owner_id"),
    /** The UID of an imported event. */
    uid: text("uid"),
    /** Increases with each edit; see service/version.ts. */
    version: integer("version").notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    oneOf("events_calendar_check", t.calendar, calendars),
    check("events_end_check", sql`${t.endsAt} >= ${t.startsAt}`),
    index("events_starts_at_idx").on(t.workspaceId, t.startsAt, t.id),
    index("events_ends_at_idx").on(t.workspaceId, t.endsAt),
    index("events_repeats_until_idx").on(t.workspaceId, t.repeatsUntil).where(sql`${t.repeatsUntil} is not null`),
    index("events_calendar_idx").on(t.workspaceId, t.calendar, t.startsAt, t.id),
    index("events_reminds_at_idx").on(t.remindsAt).where(sql`${t.remindsAt} is not null`),
    index("events_uid_idx").on(t.workspaceId, t.uid).where(sql`${t.uid} is not null`),
    tenantPolicy(),
  ],
)

/** Occurrences that differ from their series, or are cancelled. */
export const eventOverrides = pgTable(
  "event_overrides",
  {
    workspaceId: workspaceId(),
    eventId: integer("event_id").notNull(),
    /** The occurrence's original start. */
    occursAt: instant("occurs_at").notNull(),
    isCancelled: boolean("is_cancelled").notNull().default(false),
    version: integer("version").notNull().default(1),
    /** The changed values, from here on; null if the occurrence was only cancelled. */
    url: text("url"),
    title: text("title"),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    allDay: boolean("all_day"),
    calendar: choice("calendar", calendars),
    details: jsonb("details").$type<EventDetails>(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.eventId, t.occursAt] }),
    foreignKey({ columns: [t.workspaceId, t.eventId], foreignColumns: [events.workspaceId, events.id] }).onDelete(
      "cascade",
    ),
    oneOf("event_overrides_calendar_check", t.calendar, calendars),
    check("event_overrides_end_check", sql`${t.endsAt} >= ${t.startsAt}`),
    index("event_overrides_starts_at_idx").on(t.workspaceId, t.startsAt),
    tenantPolicy(),
  ],
)

/** The guests' answers. The list of guests is part of the event itself. */
export const eventAnswers = pgTable(
  "event_answers",
  {
    workspaceId: workspaceId(),
    eventId: integer("event_id").notNull(),
    /** The original start of the answered occurrence, ISO 8601; empty for the event or the whole series. */
    occurrence: text("occurrence").notNull().default(""),
    /** The guest's address in lower case. */
    guest: text("guest").notNull(),
    /** The guest, if they are a user of the workspace. */
    userId: integer("user_id"),
    /** `none` on an occurrence that was moved after the guest had answered for the series. */
    answer: choice("answer", answerStates).notNull(),
    answeredAt: instant("answered_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.eventId, t.occurrence, t.guest] }),
    foreignKey({ columns: [t.workspaceId, t.eventId], foreignColumns: [events.workspaceId, events.id] }).onDelete(
      "cascade",
    ),
    toUser(t.workspaceId, t.userId),
    oneOf("event_answers_answer_check", t.answer, answerStates),
    index("event_answers_user_idx").on(t.workspaceId, t.userId),
    tenantPolicy(),
  ],
)

/** Private addresses with which other calendar programs subscribe. The address itself is not stored, see service/feed.ts. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    workspaceId: workspaceId(),
    userId: integer("user_id").notNull(),
    nonce: text("nonce").notNull().unique(),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastReadAt: instant("last_read_at"),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.userId] }), toUser(t.workspaceId, t.userId), tenantPolicy()],
)
