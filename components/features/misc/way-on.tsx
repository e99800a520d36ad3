import { getTranslations } from "next-intl/server"
import { buttonClass } from "@/components/ui/button-styles"
import { landingPath } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"

/**
 * Link home for signed-in users, and to the sign-in for others. It reloads the page, because the error may have left
 * broken state behind.
 */
export async function ContinueLink() {
  const [principal, locale, t] = await Promise.all([
    currentPrincipal().catch(() => undefined),
    pageLanguage(),
    getTranslations("misc"),
  ])
  const href = principal ? landingPath(principal.role) : "/login"
  return (
    <a data-ripple="" href={pathIn(locale as Locale, href)} className={buttonClass({})}>
      {t(principal ? "home" : "login")}
    </a>
  )
}
