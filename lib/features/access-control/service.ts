import { type Action, actions, type Subject } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import type { Refusal } from "@/lib/core/http/errors"
import { refusalText } from "@/lib/core/http/reason"
import type { Locale } from "@/lib/core/i18n/locales"
import { nouns } from "@/lib/core/nouns"
import { subjects } from "@/lib/features/roles"

const isAction = (text: string): text is Action => actions.some((action) => action === text)
const isSubject = (text: string): text is Subject => subjects.some((subject) => subject === text)

/** Explains a permission that a page's address names, see `notAuthorized`; undefined if it names none. */
export async function missingRight(
  needs: string | string[] | undefined,
  locale: Locale,
  principal?: Principal,
): Promise<string | undefined> {
  const [action = "", subject = ""] = String(needs).split(".")
  if (!isAction(action) || !isSubject(subject)) return undefined
  const refusal: Refusal = { right: [action, subject], why: "missing" }
  return refusalText({ ...refusal, names: principal && (await nouns().namesFor(principal, refusal)) }, locale)
}
