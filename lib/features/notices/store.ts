import { eq } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { notices } from "./table"
import type { Topic } from "./values"

/** Saves a subscriber, once per topic. Subscribing again updates the language. */
export async function keep(db: Db, topic: Topic, email: string, locale: Locale): Promise<void> {
  await db
    .insert(notices)
    .values({ topic, email: email.toLowerCase(), locale })
    .onConflictDoUpdate({ target: [notices.topic, notices.email], set: { locale } })
}

export const find = (db: Db, topic: Topic) =>
  db.select().from(notices).where(eq(notices.topic, topic)).orderBy(notices.createdAt)

/** Deletes the subscribers of a topic and returns them. */
export const take = (db: Db, topic: Topic) => db.delete(notices).where(eq(notices.topic, topic)).returning()
