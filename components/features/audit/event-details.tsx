"use client"

import { useFormatter, useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import { TextLink } from "@/components/ui/text-link"
import { useNetworkText } from "@/components/ui/use-network-text"
import type { AuditEvent } from "@/lib/features/audit/schema"
import { EventDiff } from "./event-diff"
import { recordAddress } from "./record-address"
import { RevertButton } from "./revert-button"
import { useEventText } from "./use-event-text"

/** An event with everything that the log holds of it. */
export default function EventDetails({ event }: { event: AuditEvent }) {
  const t = useTranslations("audit")
  const format = useFormatter()
  const words = useEventText()
  const networkText = useNetworkText()
  const address = recordAddress(event)
  const seal = event.sequence === null ? t("event.unsealed") : t("event.sealed", { sequence: event.sequence })
  const code = (text: string | null) =>
    text && (
      <code dir="ltr" className="text-xs">
        {text}
      </code>
    )
  return (
    <div className="space-y-5">
      <div>
        <p className="wrap-anywhere font-medium text-ink">{words.sentence(event)}</p>
        {event.part && <p className="text-dense text-ink-muted">{words.part(event)}</p>}
      </div>
      <section>
        <h3 className="font-semibold text-ink text-sm">
          {t(event.before && event.after ? "diff.title" : "diff.titleAdded")}
        </h3>
        <EventDiff event={event} />
        <RevertButton event={event} />
      </section>
      <section>
        <h3 className="mb-2 font-semibold text-ink text-sm">{t("event.details")}</h3>
        <DescriptionList
          items={[
            {
              term: t("columns.time"),
              value: format.dateTime(new Date(event.recordedAt), { dateStyle: "medium", timeStyle: "medium" }),
            },
            { term: t("columns.who"), value: words.who(event) },
            ...(event.actorKeyId
              ? [{ term: t("types.api-key"), value: event.actorKeyName ?? code(event.actorKeyId) }]
              : []),
            {
              term: t("columns.record"),
              value: address ? <TextLink href={address}>{words.record(event)}</TextLink> : words.record(event),
            },
            { term: t("columns.network"), value: event.network && networkText(event.network) },
            { term: t("event.call"), value: code(event.call) },
            { term: t("event.request"), value: code(event.requestId) },
            { term: t("event.seal"), value: seal },
            { term: t("event.hash"), value: code(event.hash) },
          ]}
        />
      </section>
    </div>
  )
}
