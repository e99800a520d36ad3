import type { Locale } from "../i18n/locales"
import { translator } from "../i18n/translator"
import { nouns } from "../nouns"
import { textOf } from "./error-body"
import type { HttpError, Refusal } from "./errors"

/** Words a missing right: which one, on what, and who can give it. */
export async function refusalText({ right, why }: Refusal, locale: Locale): Promise<string> {
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
