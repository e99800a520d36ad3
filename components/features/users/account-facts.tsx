import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { Tooltip } from "@/components/ui/tooltip"
import type { UserProfile } from "@/lib/features/users/schema"

/** How long ago, with the exact moment on hover and for machines. */
function Moment({ at }: { at: string }) {
  const format = useFormatter()
  const date = new Date(at)
  const exact = format.dateTime(date, { dateStyle: "full", timeStyle: "short" })
  return (
    <Tooltip text={exact}>
      <time dateTime={at}>{format.relativeTime(date, new Date())}</time>
    </Tooltip>
  )
}

/** The state of a person's account. */
export function AccountFacts({ profile: { account, createdAt } }: { profile: UserProfile }) {
  const t = useTranslations("users.view")
  const { canSignIn, hasTwoStep, invitedAt, lastSeenAt, pendingEmail } = account
  return (
    <Card>
      <CardHeader title={t("account")} />
      <CardBody>
        <DescriptionList
          layout="columns"
          items={[
            {
              term: t("canSignIn"),
              value: (
                <Badge tone={canSignIn ? "success" : "neutral"} dot>
                  {t(canSignIn ? "canSignInYes" : "canSignInNo")}
                </Badge>
              ),
            },
            ...(canSignIn
              ? [
                  {
                    term: t("twoStep"),
                    value: (
                      <Badge tone={hasTwoStep ? "success" : "neutral"} dot>
                        {t(hasTwoStep ? "twoStepOn" : "twoStepOff")}
                      </Badge>
                    ),
                  },
                ]
              : []),
            ...(pendingEmail
              ? [{ term: t("pendingEmail"), value: t("pendingEmailValue", { email: pendingEmail }) }]
              : []),
            { term: t("lastSeenAt"), value: lastSeenAt ? <Moment at={lastSeenAt} /> : t("never") },
            { term: t("invitedAt"), value: invitedAt ? <Moment at={invitedAt} /> : t("never") },
            { term: t("createdAt"), value: <Moment at={createdAt} /> },
          ]}
        />
      </CardBody>
    </Card>
  )
}
