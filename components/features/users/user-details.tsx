import { ExternalLink } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import type { UserDetails as Values } from "@/lib/features/users/schema"
import type { UserProfile } from "@/lib/features/users/schema/profile"
import { socialNetworks } from "@/lib/features/users/values"

/** Only web addresses become links; anything else stays text. */
const isWeb = (address: string) => /^https?:\/\//i.test(address)

function WebLink({ address, children }: { address: string; children: string }) {
  if (!isWeb(address)) return children
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      className="inline-flex max-w-full items-center gap-1.5 rounded-sm text-brand-text hover:underline"
    >
      <span className="truncate">{children}</span>
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
    </a>
  )
}

function addressOf({ addressLine1, addressLine2, postcode, city, state, country }: Values) {
  const lines = [addressLine1, addressLine2, [postcode, city].filter(Boolean).join(" "), state, country].filter(Boolean)
  return lines.length > 0 && <span className="whitespace-pre-line">{lines.join("\n")}</span>
}

/** A user's details; optional ones only if they have a value. */
export function UserDetails({ profile: { user, details } }: { profile: UserProfile }) {
  const t = useTranslations("users")
  const format = useFormatter()
  const optional = (term: string, value: ReactNode) => (value ? [{ term, value }] : [])
  const site = details.website
  const ways = format.list(details.contactOptions.map((option) => t(`contactChoices.${option}`)))
  const links = socialNetworks.filter((network) => details[network])
  const birthDate =
    details.birthDate &&
    format.dateTime(new Date(`${details.birthDate}T00:00:00Z`), { dateStyle: "long", timeZone: "UTC" })
  return (
    <Card>
      <CardHeader title={t("view.details")} />
      <CardBody>
        <DescriptionList
          layout="columns"
          items={[
            { term: t("fields.username"), value: `@${user.username}` },
            { term: t("fields.company"), value: user.company },
            { term: t("fields.country"), value: user.country },
            { term: t("fields.contact"), value: user.contact },
            ...optional(t("fields.mobile"), details.mobile),
            ...optional(t("fields.language"), details.language),
            ...optional(t("fields.birthDate"), birthDate),
            ...optional(t("fields.gender"), details.gender && t(`genders.${details.gender}`)),
            ...optional(t("fields.contactOptions"), ways),
            ...optional(
              t("fields.website"),
              site && <WebLink address={site}>{site.replace(/^https?:\/\//, "")}</WebLink>,
            ),
            ...optional(t("fields.address"), addressOf(details)),
            ...optional(
              t("fields.social"),
              links.length > 0 && (
                <span className="flex flex-wrap gap-x-4 gap-y-1">
                  {links.map((network) => (
                    <WebLink key={network} address={details[network]}>
                      {t(`networks.${network}`)}
                    </WebLink>
                  ))}
                </span>
              ),
            ),
          ]}
        />
      </CardBody>
    </Card>
  )
}
