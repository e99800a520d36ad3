import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Alert } from "@/components/ui/alert"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { pageLanguage } from "@/lib/core/i18n/page-language"
import { minPasswordLength } from "@/lib/features/auth/schema"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { type AuthPaths, authPaths } from "./auth-paths"
import { fieldMessages, formText } from "./form-text"
import { RegisterForm } from "./register-form"

interface Props {
  paths?: AuthPaths
  /** Shown above the form. */
  notice?: ReactNode
  /** The registration mode. The sample designs show the open form. */
  registration?: { mode: "open" | "closed" | "invite" } | { mode: "invited"; email: string; secret: string }
}

/** The registration screen. A new account gets its own workspace. */
export async function Register({ paths = authPaths, notice, registration = { mode: "open" } }: Props) {
  const [t, locale] = await Promise.all([getTranslations("auth"), pageLanguage()])
  const text = await formText(
    ...(["email", "username", "usernameHelp", "password", "passwordHelp", "showPassword", "hidePassword"] as const),
    ...(["terms", "termsTitle", "termsText", "register", "offline", "signInNow"] as const),
  )
  return (
    <AuthCard
      title={t("register.title")}
      subtitle={t("register.subtitle")}
      path={paths.register}
      footer={t.rich("register.footer", { link: (chunks) => <AuthLink href={paths.login}>{chunks}</AuthLink> })}
    >
      {notice}
      {registration.mode === "closed" || registration.mode === "invite" ? (
        <Alert tone="info">{t(`register.${registration.mode}`)}</Alert>
      ) : (
        <RegisterForm
          text={text}
          messages={await fieldMessages()}
          shortestPassword={minPasswordLength}
          landing={pathIn(locale as Locale, "/")}
          invitation={registration.mode === "invited" ? registration : undefined}
        />
      )}
    </AuthCard>
  )
}
