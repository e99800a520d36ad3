import { getTranslations } from "next-intl/server"
import { AuthCard } from "./auth-card"
import { AuthLink } from "./auth-link"
import { ForgotForm } from "./forgot-form"
import { fieldMessages, formText } from "./form-text"

/** The way back in for one who forgot the password. */
export async function Forgot() {
  const t = await getTranslations("auth.forgot")
  return (
    <AuthCard
      title={t("title")}
      subtitle={t("subtitle")}
      path="/forgot-password"
      footer={t.rich("footer", { link: (chunks) => <AuthLink href="/login">{chunks}</AuthLink> })}
    >
      <ForgotForm text={await formText("email", "forgot", "sent", "offline")} messages={await fieldMessages()} />
    </AuthCard>
  )
}
