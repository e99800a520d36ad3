"use client"

import { Mail } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import type { Tone } from "@/components/ui/tone"
import { mailStates } from "@/lib/core/outbox/values"
import type { CustomerMail } from "@/lib/features/customers/schema/statement"
import { mailsOfCustomer } from "./related-sources"

const kinds = ["statement", "invoice", "order"] as const
const tones: Record<string, Tone> = { sent: "success", failed: "danger", queued: "info", sending: "info" }

/** The kind of an e-mail, with a link to its invoice or order. */
function About({ mail: { kind, record } }: { mail: CustomerMail }) {
  const t = useTranslations("customers.mails.kinds")
  const known = kinds.find((one) => one === kind)
  if (known === "invoice" && record !== null)
    return <TextLink href={`/apps/invoice/preview/${record}`}>{t(known)}</TextLink>
  if (known === "order" && record !== null)
    return <TextLink href={`/apps/ecommerce/order/${record}`}>{t(known)}</TextLink>
  return t(known ?? "other")
}

/** The e-mails that were sent to a customer. */
export function CustomerMails({ id }: { id: number }) {
  const t = useTranslations("customers.mails")
  const page = useTranslations("customers.page")
  const format = useFormatter()
  const source = useMemo(() => mailsOfCustomer(id), [id])
  const stateOf = ({ state }: CustomerMail) => t(`states.${mailStates.find((one) => one === state) ?? "queued"}`)
  const columns: ListColumn<CustomerMail>[] = [
    {
      name: "when",
      header: t("when"),
      cell: ({ createdAt }) => format.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short" }),
      text: ({ createdAt }) => createdAt,
      width: "w-[30%]",
      shown: "always",
    },
    {
      name: "about",
      header: t("about"),
      cell: (mail) => <About mail={mail} />,
      text: ({ kind }) => t(`kinds.${kinds.find((one) => one === kind) ?? "other"}`),
      width: "w-[45%]",
      phone: "line",
    },
    {
      name: "state",
      header: t("state"),
      cell: (mail) => <Badge tone={tones[mail.state] ?? "neutral"}>{stateOf(mail)}</Badge>,
      text: stateOf,
      width: "w-[25%]",
    },
  ]
  return (
    <ListScreen
      source={source}
      columns={columns}
      labels={{
        title: page("mails"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ createdAt }: CustomerMail) => createdAt,
      }}
      emptyIcon={<Mail />}
    />
  )
}
