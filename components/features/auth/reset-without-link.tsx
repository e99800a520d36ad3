import { getTranslations } from "next-intl/server"
import { Alert } from "@/components/ui/alert"
import { minPasswordLength } from "@/lib/features/auth/schema"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import type { AuthPaths } from "./auth-paths"
import { fieldMessages, formText } from "./form-text"
import { OwnPasswordForm } from "./own-password-form"

interface Props {
  paths: AuthPaths
  /** The signed-in user, who can change the password without an e-mailed link. */
  person?: { email: string }
}

/** The reset screen for visitors without an e-mailed link. */
export async function ResetWithoutLink({ paths, person }: Props) {
  const t = await getTranslations("auth.reset")
  if (!person) {
    return (
      <AuthCard
        title={t("missingTitle")}
        path={paths.reset}
        footer={t.rich("footer", { link: (chunks) => <AuthLink href={paths.login}>{chunks}</AuthLink> })}
      >
        <Alert>{t("missing")}</Alert>
        <AuthLink href={paths.forgot} button>
          {t("askFor")}
        </AuthLink>
      </AuthCard>
    )
  }
  const text = await formText(
    ...(["currentPassword", "newPassword", "confirmation", "passwordHelp", "showPassword", "hidePassword"] as const),
    ...(["change", "changed", "offline"] as const),
  )
  const bold = { email: person.email, b: (chunks: React.ReactNode) => <strong className="text-ink">{chunks}</strong> }
  return (
    <AuthCard
      title={t("title")}
      subtitle={t.rich("subtitle", bold)}
      path={paths.reset}
      footer={t.rich("home", { link: (chunks) => <AuthLink href="/">{chunks}</AuthLink> })}
    >
      <OwnPasswordForm
        text={text}
        messages={await fieldMessages()}
        email={person.email}
        shortestPassword={minPasswordLength}
        elsewhere={t.rich("secondFactor", {
          link: (chunks) => <AuthLink href="/pages/account-settings?tab=password">{chunks}</AuthLink>,
        })}
      />
    </AuthCard>
  )
}
