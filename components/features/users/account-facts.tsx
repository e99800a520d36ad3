import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { useDeliveryTexts } from "@/components/ui/delivery-words"
import { DescriptionList } from "@/components/ui/description-list"
import { Tooltip } from "@/components/ui/tooltip"
import type { Delivery } from "@/lib/core/outbox/schema"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { RefreshSoon } from "./refresh-soon"

/** A relative time, with the exact one on hover. */
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

interface InvitationProps {
  delivery: Delivery
  words: ReturnType<ReturnType<typeof useDeliveryTexts>>
}

/** Delivery state of an invitation mail. */
const InvitationMail = ({ delivery: { state }, words: { tone, title, detail } }: InvitationProps) => (
  <>
    <Badge tone={tone} dot className="whitespace-normal">
      {title}
    </Badge>
    {detail && <span className="wrap-anywhere mt-1 block text-ink-muted text-xs">{detail}</span>}
    {(state === "queued" || state === "sending") && <RefreshSoon />}
  </>
)

/** State of a user's account. */
export function AccountFacts({ profile: { account, createdAt, invitation } }: { profile: UserProfile }) {
  const t = useTranslations("users.view")
  const words = useDeliveryTexts()
  const { canSignIn, hasTwoStep, passkeys, invitedAt, lastSeenAt, pendingEmail } = account
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
                  { term: t("passkeys"), value: passkeys },
                ]
              : []),
            ...(pendingEmail
              ? [{ term: t("pendingEmail"), value: t("pendingEmailValue", { email: pendingEmail }) }]
              : []),
            { term: t("lastSeenAt"), value: lastSeenAt ? <Moment at={lastSeenAt} /> : t("never") },
            { term: t("invitedAt"), value: invitedAt ? <Moment at={invitedAt} /> : t("never") },
            ...(invitation
              ? [
                  {
                    term: t("invitationMail"),
                    value: <InvitationMail delivery={invitation} words={words(invitation)} />,
                  },
                ]
              : []),
            { term: t("createdAt"), value: <Moment at={createdAt} /> },
          ]}
        />
      </CardBody>
    </Card>
  )
}
