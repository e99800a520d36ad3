import { Braces, House, LogIn } from "lucide-react"
import { getTranslations } from "next-intl/server"
import { HelpButton } from "@/components/features/help/help-button"
import { SkinSwitch } from "@/components/layout/skin-switch"
import { ButtonLink } from "@/components/ui/button-link"
import { buttonClass } from "@/components/ui/button-styles"
import { Link } from "@/components/ui/link"
import { Logo } from "@/components/ui/logo"
import { landingPath } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"

/** The top bar of the reference, which is public and has no workspace layout. */
export async function TopBar() {
  const [t, principal] = await Promise.all([getTranslations("developers"), currentPrincipal()])
  const home = principal ? landingPath(principal.role) : "/login"
  return (
    <header className="sticky top-0 z-10 border-line border-b bg-card">
      <div className="mx-auto flex min-h-16 max-w-7xl items-center gap-2 px-4 sm:gap-4 sm:px-6">
        <Link href={home} className="rounded-sm" aria-label="Cornerledger">
          <Logo nameClassName="max-sm:sr-only" />
        </Link>
        <span className="me-auto min-w-0 truncate border-line border-s ps-3 font-medium text-ink-muted text-sm sm:ps-4">
          {t("title")}
        </span>
        {principal?.ability.can("read", "Help") && <HelpButton />}
        <SkinSwitch />
        <a href="/api/openapi.json" className={buttonClass({ variant: "outline", size: "sm" })}>
          <Braces aria-hidden="true" />
          <span className="max-sm:sr-only">OpenAPI</span>
        </a>
        <ButtonLink
          href={home}
          size="sm"
          icon={principal ? <House aria-hidden="true" /> : <LogIn aria-hidden="true" className="rtl:-scale-x-100" />}
        >
          <span className="max-sm:sr-only">{t(principal ? "home" : "login")}</span>
        </ButtonLink>
      </div>
    </header>
  )
}
