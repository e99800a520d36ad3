import "server-only"
import { landingPath } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"
import type { Locale } from "@/lib/core/i18n/locales"
import { redirect } from "@/lib/core/i18n/redirect"

/** Redirects signed-in users to their landing page, since the sign-in screens have no use for them. */
export async function sendHomeIfSignedIn(locale: string): Promise<void> {
  const principal = await currentPrincipal()
  if (principal) redirect({ href: landingPath(principal.role), locale: locale as Locale })
}
