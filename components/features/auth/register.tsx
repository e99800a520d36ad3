import { getLocale, getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { type Locale, pathIn } from "@/lib/core/i18n/locales"
import { shortestPassword } from "@/lib/features/auth/schema"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { type AuthPaths, livePaths } from "./auth-paths"
import { fieldMessages, formText } from "./form-text"
import { RegisterForm } from "./register-form"

interface Props {
  paths?: AuthPaths
  /** Stands above the form. */
  notice?: ReactNode
}

/** A new account with a workspace of its own. */
export async function Register({ paths = livePaths, notice }: Props) {
  const [t, locale] = await Promise.all([getTranslations("auth"), getLocale()])
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
      <RegisterForm
        text={text}
        messages={await fieldMessages()}
        shortestPassword={shortestPassword}
        landing={pathIn(locale as Locale, "/")}
      />
    </AuthCard>
  )
}
