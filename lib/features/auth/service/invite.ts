import { requireConfirmed } from "@/lib/core/auth/confirmation"
import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { conflict } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { sendsMail } from "@/lib/core/outbox/queue"
import { checkMayGrant, isAdministrator, lockTargets } from "@/lib/features/users/service/access"
import { countRecentLinks } from "../store/links"
import { mailLimitError } from "./mail-limit"
import { mailLink, maxAnHour, newLinks, passwordUrl } from "./new-link"

/**
 * Mails a user of the workspace a link for setting their first password, after the commit.
 * @returns another such link, which the inviter can pass on
 * @throws HttpError 409 if they can already sign in, 429 beyond the hourly limit
 */
export async function invite(scope: Scope, principal: Principal, id: number, locale: Locale) {
  const { workspaceId } = scope
  const [person] = await lockTargets(scope, principal, [id])
  if (person.canSignIn) throw conflict({ id: "hasAccount" })
  checkMayGrant(principal, person)
  if (isAdministrator(person)) requireConfirmed(principal)
  const who = { workspaceId, userId: id }
  if ((await countRecentLinks(scope.db, who, "invite")) >= maxAnHour.invite) throw mailLimitError()
  const { mailed, handed, expiresAt } = await newLinks(scope.db, "invite", who, person.email)
  scope.after(() => mailLink("invite", person, mailed, locale, principal.fullName))
  const link = passwordUrl(handed, locale)
  return { id, email: person.email, link, expiresAt: expiresAt.toISOString(), sendsMail: sendsMail() }
}
