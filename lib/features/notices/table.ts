import { pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import { choice, instant, oneOf } from "@/lib/core/db/tenant"
import { locales } from "@/lib/core/i18n/locales"
import { topics } from "./values"

/** Subscribers of announcements. They belong to no workspace, because subscribing needs no sign-in. */
export const subscribers = pgTable(
  "notices",
  {
    topic: choice("topic", topics).notNull(),
    email: text("email").notNull(),
    locale: choice("locale", locales).notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.topic, t.email] }), oneOf("notices_topic_check", t.topic, topics)],
)
