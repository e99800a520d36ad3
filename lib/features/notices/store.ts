import { eq } from "drizzle-orm"
import type { Db } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { subscribers } from "./table"
import type { Topic } from "./values"

/** Saves a subscriber, once per topic. Subscribing again updates the language. */
export async function save(db: Db, topic: Topic, email: string, locale: Locale): Promise<void> {
  await db
    .insert(subscribers)
    .values({ topic, email: email.toLowerCase(), locale })
    .onConflictDoUpdate({ target: [subscribers.topic, subscribers.email], set: { locale } })
}

export const find = (db: Db, topic: Topic) =>
  db.select().from(subscribers).where(eq(subscribers.topic, topic)).orderBy(subscribers.createdAt)

/** Deletes the subscribers of a topic and returns them. */
export const take = (db: Db, topic: Topic) => db.delete(subscribers).where(eq(subscribers.topic, topic)).returning()
