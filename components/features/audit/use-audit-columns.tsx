"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { TextLink } from "@/components/ui/text-link"
import { useNetworkText } from "@/components/ui/use-network-text"
import type { AuditEvent } from "@/lib/features/audit/schema"
import { preloadEvent, useOpenEvent } from "./event-drawer"
import { recordAddress } from "./record-address"
import { useEventText } from "./use-event-text"

/** The columns of the audit log. What happened is a button that opens the event. */
export function useAuditColumns(): ListColumn<AuditEvent>[] {
  const t = useTranslations("audit")
  const format = useFormatter()
  const words = useEventText()
  const networkText = useNetworkText()
  const [, open] = useOpenEvent()
  const time = ({ recordedAt }: AuditEvent) =>
    format.dateTime(new Date(recordedAt), { dateStyle: "medium", timeStyle: "short" })
  return [
    {
      name: "time",
      header: t("columns.time"),
      cell: (event) => (
        <time dateTime={event.recordedAt} className="tabular block truncate text-ink-muted text-sm">
          <bdi>{time(event)}</bdi>
        </time>
      ),
      text: ({ recordedAt }) => recordedAt,
      width: "w-[16%]",
    },
    {
      name: "who",
      header: t("columns.who"),
      cell: (event) => (
        <span className="block min-w-0">
          <bdi className="block truncate text-sm">{words.who(event)}</bdi>
          {event.actorKeyId && <span className="block truncate text-ink-faint text-xs">{words.key(event)}</span>}
        </span>
      ),
      text: (event) => [words.who(event), words.key(event)].filter(Boolean).join(" – "),
      width: "w-[16%]",
      phone: "hidden",
    },
    {
      name: "what",
      header: t("columns.what"),
      cell: (event) => (
        <button
          type="button"
          onClick={() => open(event.id)}
          onPointerEnter={preloadEvent}
          onFocus={preloadEvent}
          className="relative block w-full min-w-0 cursor-pointer rounded-sm py-1 text-start hover:underline max-md:min-h-11"
        >
          <bdi className="line-clamp-2 font-medium text-ink text-sm">{words.sentence(event)}</bdi>
          {event.part && <span className="block truncate text-ink-faint text-xs">{words.part(event)}</span>}
        </button>
      ),
      text: (event) => [words.sentence(event), words.part(event)].filter(Boolean).join(" – "),
      width: "w-[38%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "record",
      header: t("columns.record"),
      cell: (event) => {
        const address = recordAddress(event)
        const text = <bdi className="block truncate text-sm">{words.record(event)}</bdi>
        return address ? <TextLink href={address}>{text}</TextLink> : text
      },
      text: words.record,
      width: "w-[17%]",
    },
    {
      name: "network",
      header: t("columns.network"),
      cell: ({ network }) => (
        <bdi className="tabular block truncate text-ink-muted text-sm">{network ? networkText(network) : "–"}</bdi>
      ),
      text: ({ network }) => (network ? networkText(network) : ""),
      width: "w-[13%]",
      phone: "hidden",
    },
  ]
}
