import { getLocale, getTranslations } from "next-intl/server"
import { buttonClass } from "@/components/ui/button-styles"
import { landing } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"

/**
 * Link home for signed-in users, and to the sign-in for others. It reloads the page, because the error may have left
 * broken state behind.
 */
export async function WayOn() {
  const [principal, locale, t] = await Promise.all([
    currentPrincipal().catch(() => undefined),
    getLocale(),
    getTranslations("misc"),
  ])
  const href = principal ? landing(principal.role) : "/login"
  return (
    <a data-ripple="" href={pathIn(locale as Locale, href)} className={buttonClass({})}>
      {t(principal ? "home" : "login")}
    </a>
  )
}
