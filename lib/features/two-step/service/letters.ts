import { store as database } from "@/lib/core/db/client"
import type { Actor } from "@/lib/core/db/types"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import * as store from "../store"

export type Occasion = "on" | "off" | "reset" | "recovery"

/** Writes to a person about their second step: whoever did it, they should know. */
export async function write(who: Actor, occasion: Occasion, locale: Locale, from = ""): Promise<void> {
  const { owner } = await database()
  const person = await store.findPerson(owner, who)
  if (!person) return
  const t = await translator(person.language ?? locale, "mail")
  const left = await store.recoveryCodesLeft(owner, who)
  const values = { name: person.fullName, from, left }
  const key = `twoStep.${occasion}`
  await sendMail({ to: person.email, subject: t(`${key}.subject`, values), text: t(`${key}.text`, values) })
}
