import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { Alert } from "@/components/ui/alert"
import { config } from "@/lib/core/config"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { type AuthPaths, authPaths } from "./auth-paths"
import { safeCallback } from "./callback-url"
import { codeKeys } from "./code-keys"
import { fieldMessages, formText } from "./form-text"
import { LoginForm } from "./login-form"
import { passkeyKeys } from "./passkey-texts"
import { pathWith, type SearchParams } from "./path-with"

interface Props {
  query: SearchParams
  paths?: AuthPaths
  /** Shown above the form. */
  notice?: ReactNode
}

/** The sign-in screen. `callbackUrl` says where to go afterwards; without it, the page guard picks a page by role. */
export async function Login({ query, paths = authPaths, notice }: Props) {
  const [t, errors] = await Promise.all([getTranslations("auth"), getTranslations("errors")])
  const text = await formText(
    ...(["email", "password", "showPassword", "hidePassword", "remember", "login", "demo", "demoAdmin"] as const),
    ...(["demoClient"] as const),
    ...codeKeys,
    ...passkeyKeys,
  )
  const ended = query.ended === "1" || query.notice === "ended"
  return (
    <AuthCard
      title={t("login.title")}
      subtitle={t("login.subtitle")}
      path={pathWith(paths.login, query)}
      footer={
        config().REGISTRATION === "open" &&
        t.rich("login.footer", { link: (chunks) => <AuthLink href={paths.register}>{chunks}</AuthLink> })
      }
    >
      {notice}
      {ended && (
        <Alert tone="warning" announce className="mb-5">
          {t("login.ended")}
        </Alert>
      )}
      {query.notice === "deleted" && (
        <Alert tone="success" announce className="mb-5">
          {t("login.deleted")}
        </Alert>
      )}
      <LoginForm
        text={text}
        messages={await fieldMessages()}
        wrongPair={errors("loginFailed")}
        // Home without a locale prefix: the account's language applies, else the one chosen last.
        landing={safeCallback(query.callbackUrl, "/")}
        demo={config().demo}
        forgotLink={
          <AuthLink href={paths.forgot} className="text-dense max-sm:-my-3.5">
            {t("login.forgot")}
          </AuthLink>
        }
      />
    </AuthCard>
  )
}
