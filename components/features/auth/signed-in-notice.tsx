import { getTranslations } from "next-intl/server"
import { Alert } from "@/components/ui/alert"
import { landingPath } from "@/lib/core/auth/ability"
import { currentPrincipal } from "@/lib/core/auth/server"
import { AuthLink } from "./auth-link"

/** Tells a signed-in user how the form below affects the current session. */
export async function SignedInNotice() {
  const [principal, t] = await Promise.all([currentPrincipal(), getTranslations("auth.signedIn")])
  if (!principal) return null
  return (
    <Alert className="mb-5">
      {t.rich("text", {
        name: principal.fullName,
        link: (chunks) => <AuthLink href={landingPath(principal.role)}>{chunks}</AuthLink>,
      })}
    </Alert>
  )
}
