import { getTranslations } from "next-intl/server"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { type AuthPaths, authPaths } from "./auth-paths"
import { ForgotForm } from "./forgot-form"
import { fieldMessages, formText } from "./form-text"

/** The screen for a forgotten password. */
export async function Forgot({ paths = authPaths }: { paths?: AuthPaths }) {
  const t = await getTranslations("auth.forgot")
  return (
    <AuthCard
      title={t("title")}
      subtitle={t("subtitle")}
      path={paths.forgot}
      footer={t.rich("footer", { link: (chunks) => <AuthLink href={paths.login}>{chunks}</AuthLink> })}
    >
      <ForgotForm
        text={await formText("email", "forgot", "sent", "notSent", "offline")}
        messages={await fieldMessages()}
      />
    </AuthCard>
  )
}
