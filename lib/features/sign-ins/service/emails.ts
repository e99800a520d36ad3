import { config } from "@/lib/core/config"
import { store as database } from "@/lib/core/db/client"
import type { Actor } from "@/lib/core/db/types"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import { pathIn } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import { sendMail } from "@/lib/core/mail"
import { deviceOf } from "@/lib/features/account/service/sign-ins"
import * as store from "../store/events"

/** Mails a user that somebody signed in to their account from a new device. */
export async function sendNewDeviceEmail(who: Actor, { address, userAgent, locale }: ClientInfo): Promise<void> {
  const { owner } = await database()
  const person = await store.findPerson(owner, who)
  if (!person) return
  const language = person.language ?? locale
  const t = await translator(language, "mail")
  const { browser, system } = deviceOf(userAgent)
  const timeZone = person.timeZone ?? "UTC"
  const time = new Intl.DateTimeFormat(intlLocale(language), {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(new Date())
  const text = t("newDevice.text", {
    name: person.fullName,
    time: `${time} (${timeZone})`,
    device: [browser, system].filter(Boolean).join(", ") || t("newDevice.unknown"),
    address: address.replace(/^::ffff:/, ""),
    url: `${config().appUrl}${pathIn(language, "/pages/account-settings?tab=signIns")}`,
    reset: `${config().appUrl}${pathIn(language, "/forgot-password")}`,
  })
  await sendMail({ to: person.email, subject: t("newDevice.subject"), text })
}
