import { getTranslations } from "next-intl/server"
import { Alert } from "@/components/ui/alert"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { minPasswordLength } from "@/lib/features/auth/schema"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { type AuthPaths, authPaths } from "./auth-paths"
import { codeKeys } from "./code-keys"
import { fieldMessages, formText } from "./form-text"
import { pathWith, type SearchParams } from "./path-with"
import { ResetForm } from "./reset-form"
import { ResetWithoutLink } from "./reset-without-link"

/** The purpose of an e-mailed link, as the endpoint returns it. */
interface LinkState {
  valid: boolean
  purpose: "reset" | "invite" | null
  email: string | null
}

interface Props {
  link: LinkState
  query: SearchParams
  paths?: AuthPaths
  /** The signed-in user, who can change the password without a link. */
  person?: { email: string }
}

/** Sets a password through an e-mailed link: a new one for a forgotten password, or the first one of an invited user. */
export async function Reset({ link, query, paths = authPaths, person }: Props) {
  if (!query.token) return <ResetWithoutLink paths={paths} person={person} />
  const [t, locale] = await Promise.all([getTranslations("auth"), pageLanguage()])
  const path = pathWith(paths.reset, query)
  const footer = t.rich("reset.footer", { link: (chunks) => <AuthLink href={paths.login}>{chunks}</AuthLink> })
  if (!link.valid || !link.email) {
    return (
      <AuthCard title={t("reset.expiredTitle")} path={path} footer={footer}>
        <Alert tone="warning">{t(link.purpose === "invite" ? "reset.expiredInvite" : "reset.expired")}</Alert>
        {link.purpose !== "invite" && (
          <AuthLink href={paths.forgot} button>
            {t("reset.askAgain")}
          </AuthLink>
        )}
      </AuthCard>
    )
  }
  const of = link.purpose === "invite" ? "invite" : "reset"
  const email = link.email
  const bold = { email, b: (chunks: React.ReactNode) => <strong className="break-words text-ink">{chunks}</strong> }
  const text = await formText(
    ...(["newPassword", "confirmation", "passwordHelp", "showPassword", "hidePassword"] as const),
    ...(["reset", "signInNow"] as const),
    ...codeKeys,
  )
  return (
    <AuthCard title={t(`${of}.title`)} subtitle={t.rich(`${of}.subtitle`, bold)} path={path} footer={footer}>
      <ResetForm
        text={text}
        messages={await fieldMessages()}
        token={String(query.token)}
        email={email}
        shortestPassword={minPasswordLength}
        landing={pathIn(locale as Locale, "/")}
      />
    </AuthCard>
  )
}
