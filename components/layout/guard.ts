import "server-only"
import { getLocale } from "next-intl/server"
import type { Rule } from "@/lib/core/auth/ability"
import type { Principal } from "@/lib/core/auth/principal"
import { currentPrincipal } from "@/lib/core/auth/server"
import { redirect } from "@/lib/core/i18n/navigation"

/** Who is looking at the page, or off to /login. The middleware has looked first; this asks the store. */
export async function requirePrincipal(): Promise<Principal> {
  const principal = await currentPrincipal()
  if (principal) return principal
  return redirect({ href: { pathname: "/login", query: { notice: "ended" } }, locale: await getLocale() })
}

/** Guards a page by the rule of its screen: without the ability one lands on /misc/not-authorized. */
export async function requireAbility(can: Rule): Promise<Principal> {
  const principal = await requirePrincipal()
  if (principal.ability.can(...can)) return principal
  return redirect({ href: "/misc/not-authorized", locale: await getLocale() })
}
