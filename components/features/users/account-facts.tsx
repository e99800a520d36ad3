import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardHeader } from "@/components/ui/card"
import type { UserProfile } from "@/lib/features/users/schema"
import { Facts } from "./facts"

/** How long ago, with the exact moment on hover and for machines. */
function Moment({ at }: { at: string }) {
  const format = useFormatter()
  const date = new Date(at)
  const exact = format.dateTime(date, { dateStyle: "full", timeStyle: "short" })
  return (
    <time dateTime={at} title={exact}>
      {format.relativeTime(date, new Date())}
      <span className="sr-only"> ({exact})</span>
    </time>
  )
}

/** The state of a person's account. */
export function AccountFacts({ profile: { account, createdAt } }: { profile: UserProfile }) {
  const t = useTranslations("users.view")
  const { canSignIn, invitedAt, lastSeenAt } = account
  return (
    <Card>
      <CardHeader title={t("account")} />
      <Facts
        facts={[
          {
            label: t("canSignIn"),
            value: (
              <Badge tone={canSignIn ? "success" : "neutral"} dot>
                {t(canSignIn ? "canSignInYes" : "canSignInNo")}
              </Badge>
            ),
          },
          { label: t("lastSeenAt"), value: lastSeenAt ? <Moment at={lastSeenAt} /> : t("never") },
          { label: t("invitedAt"), value: invitedAt ? <Moment at={invitedAt} /> : t("never") },
          { label: t("createdAt"), value: <Moment at={createdAt} /> },
        ]}
      />
    </Card>
  )
}
