import type { Principal } from "../auth/principal"
import { intlLocale } from "../i18n/intl-locale"
import type { Locale } from "../i18n/locales"
import { translator } from "../i18n/translator"
import { nouns } from "../nouns"
import { textOf } from "./error-body"
import { HttpError, type Refusal } from "./errors"

/** An error that names a missing right, with the people who have it. */
export async function withNames(error: unknown, principal: Principal | undefined): Promise<unknown> {
  const reason = error instanceof HttpError && error.status === 403 ? error.reason : undefined
  if (!principal || typeof reason !== "object" || !("right" in reason)) return error
  reason.names = await nouns().namesFor(principal, reason)
  return error
}

/** Words a duty that somebody doesn't have, and who could help. */
async function dutyText(duty: string, { why, names = [] }: Refusal, locale: Locale): Promise<string> {
  const t = await translator(locale)
  const list = new Intl.ListFormat(intlLocale(locale), { type: "disjunction" }).format(names)
  const missing = t(`errors.reasonDuty${why === "here" ? "Here" : ""}`, { duty: t(duty) })
  return `${missing} ${names.length > 0 ? t("errors.reasonAskThem", { names: list }) : t("errors.reasonAskOwner")}`
}

/** Words a missing right: which one, on what, and who can give it. */
export async function refusalText(refusal: Refusal, locale: Locale): Promise<string> {
  const { right, why } = refusal
  const duty = nouns().dutyOf(right)
  if (duty) return dutyText(duty, refusal, locale)
  const t = await translator(locale)
  const { action, subject, name } = nouns().rightToAskFor(right)
  if (action === "manage" && subject === "all") return t(why === "own" ? "errors.reasonOwnAdmin" : "errors.reasonAdmin")
  return t(`errors.reason${why === "own" ? "Own" : why === "here" ? "Here" : "Missing"}`, {
    action: t(`shell.access.rules.actions.${action}`),
    subject: t(`${name}.inSentence`),
  })
}

/** Explains a 403 in the caller's language; undefined if its message says everything. */
export async function reasonOf({ status, reason }: HttpError, locale: Locale): Promise<string | undefined> {
  if (status !== 403 || !reason) return undefined
  if (typeof reason === "object" && "right" in reason) return refusalText(reason, locale)
  return textOf(await translator(locale, "errors"), reason)
}
