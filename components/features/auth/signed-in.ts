import "server-only"
import { landing } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"
import type { Locale } from "@/lib/core/i18n/locales"
import { redirect } from "@/lib/core/i18n/navigation"

/** Sends one who is signed in home: the sign-in screens have nothing for them (screens: route guard). */
export async function sendHomeIfSignedIn(locale: string): Promise<void> {
  const principal = await currentPrincipal()
  if (principal) redirect({ href: landing(principal.role), locale: locale as Locale })
}
