import { getLocale, getTranslations } from "next-intl/server"
import { buttonClass } from "@/components/ui/button-styles"
import { landing } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"

/** Home for one who is signed in, sign-in for everyone else. A whole load: what failed may have left its traces. */
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
