import { getTranslations } from "next-intl/server"
import { AuthCard } from "@/components/features/auth/auth-card"
import { pathWith } from "@/components/features/auth/path-with"
import { Alert } from "@/components/ui/alert"
import { DescriptionList } from "@/components/ui/description-list"
import type { InvitationFacts } from "@/lib/features/calendar/schema"
import { answers } from "@/lib/features/calendar/values"
import { InvitationForm } from "./invitation-form"

interface Props {
  token: string
  /** Null once the invitation can't be answered any more. */
  invitation: InvitationFacts | null
}

/**
 * The page behind the link in an invitation, for guests who need not sign in. Opening it answers nothing, because mail
 * scanners follow links; the guest has to press a button.
 */
export async function InvitationPage({ token, invitation }: Props) {
  const t = await getTranslations("calendar")
  const auth = await getTranslations("auth.form")
  const path = pathWith("/invitation", { token })
  if (!invitation) {
    return (
      <AuthCard title={t("invitation.dead")} path={path}>
        <Alert tone="warning">{t("invitation.deadText")}</Alert>
      </AuthCard>
    )
  }
  const { title, when, location, organiser, answer } = invitation
  const facts = [
    { term: t("invitation.when"), value: when },
    ...(location ? [{ term: t("invitation.where"), value: location }] : []),
  ]
  const choices = answers.map((value) => ({
    value,
    label: t(`answer.choices.${value}`),
    done: `${t(`invitation.${value}`)} ${t("invitation.change")}`,
  }))
  return (
    <AuthCard title={title} subtitle={organiser && t("invitation.from", { name: organiser })} path={path}>
      <div className="space-y-6">
        <DescriptionList items={facts} />
        <InvitationForm
          token={token}
          answer={answer}
          question={t("answer.question")}
          choices={choices}
          offline={auth("offline")}
        />
      </div>
    </AuthCard>
  )
}
