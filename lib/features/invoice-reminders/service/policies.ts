import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { type Locale, locales } from "@/lib/core/i18n/locales"
import type { ReminderPolicy, ReminderPolicyChanges } from "../schema/reminders"
import * as store from "../store"
import { type ReminderLevel, usualLevels } from "../values"
import { usualText } from "./texts"

const isOwn = (level: ReminderLevel) => locales.filter((locale) => level.texts[locale] !== undefined)

async function textsOf(level: ReminderLevel, position: number, levels: number) {
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const { subject, message } = level.texts[locale] ?? (await usualText(locale, position, levels))
      return [locale, { subject, message }] as const
    }),
  )
  return Object.fromEntries(texts) as ReminderPolicy["levels"][number]["texts"]
}

/** When and how a business reminds its clients. @throws HttpError 404 */
export async function get(scope: Scope, business: number): Promise<ReminderPolicy> {
  const found = await store.findPolicy(scope, business)
  if (!found) throw notFound()
  const levels = found.levels ?? usualLevels
  return {
    business,
    levels: await Promise.all(
      levels.map(async (level, i) => ({
        days: level.days,
        texts: await textsOf(level, i + 1, levels.length),
        own: isOwn(level),
      })),
    ),
    version: found.version ?? 0,
  }
}

/** Texts that say the same as the usual ones follow those. */
async function withoutUsual(levels: ReminderLevel[]): Promise<ReminderLevel[]> {
  return Promise.all(
    levels.map(async ({ days, texts }, i) => {
      const own: [Locale, unknown][] = []
      for (const locale of locales) {
        const text = texts[locale]
        if (!text) continue
        const usual = await usualText(locale, i + 1, levels.length)
        if (text.subject !== usual.subject || text.message.trim() !== usual.message.trim()) own.push([locale, text])
      }
      return { days, texts: Object.fromEntries(own) }
    }),
  )
}

/** @throws HttpError 404; 409 if it has changed since `version` */
export async function change(scope: Scope, business: number, { levels, version }: ReminderPolicyChanges) {
  const current = await get(scope, business)
  const stale = () => new HttpError(409, "conflict", { current })
  if (version !== undefined && version !== current.version) throw stale()
  const isWritten = await store.writePolicy(scope, business, await withoutUsual(levels), current.version)
  if (!isWritten) throw stale()
  return get(scope, business)
}
