import "server-only"
import { notAuthorized, type Rule } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import { currentPrincipal } from "@/lib/core/auth/server"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { redirect } from "@/lib/core/i18n/redirect"

/**
 * Returns the current user, or redirects to /login. The middleware has only checked the token; this checks the
 * session in the database.
 */
export async function requirePrincipal(): Promise<Principal> {
  const principal = await currentPrincipal()
  if (principal) return principal
  return redirect({ href: "/login?notice=ended", locale: await pageLanguage() })
}

/** Checks the rule of a page's screen, and redirects users without the permission to /misc/not-authorized. */
export async function requireAbility(can: Rule): Promise<Principal> {
  const principal = await requirePrincipal()
  if (principal.ability.can(...can)) return principal
  return redirect({ href: notAuthorized(can), locale: await pageLanguage() })
}

/** Redirects users who don't operate this server to /misc/not-authorized. */
export async function requireOperator(): Promise<Principal> {
  const principal = await requirePrincipal()
  if (principal.isOperator) return principal
  return redirect({ href: "/misc/not-authorized", locale: await pageLanguage() })
}
