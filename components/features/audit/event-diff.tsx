"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import type { Activity } from "@/lib/features/audit/schema"
import { useEventText } from "./use-event-text"
import { useValueText } from "./use-value-text"

interface ValueProps {
  as: "del" | "ins"
  label: string
  text: string
}

const looks = {
  del: "text-ink-muted decoration-ink-faint",
  ins: "no-underline text-ink",
}

function Value({ as: Tag, label, text }: ValueProps) {
  return (
    <span className="flex min-w-0 gap-2">
      <span className="w-16 shrink-0 text-ink-muted text-xs leading-5">{label}</span>
      {text ? (
        <Tag className={`wrap-anywhere line-clamp-6 min-w-0 ${looks[Tag]}`}>
          <bdi>{text}</bdi>
        </Tag>
      ) : (
        <span className="text-ink-faint">–</span>
      )}
    </span>
  )
}

/** The fields of an event with their values before and after it. */
export function EventDiff({ event }: { event: Activity }) {
  const t = useTranslations("audit.diff")
  const words = useEventText()
  const valueText = useValueText()
  const { before, after, isBlanked } = event
  if (isBlanked) {
    return (
      <Alert tone="neutral" title={t("blanked")}>
        {t("blankedText")}
      </Alert>
    )
  }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p className="text-ink-muted text-sm">{t("none")}</p>
  return (
    <dl className="divide-y divide-line">
      {names.map((name) => (
        <div key={name} className="py-2.5 text-sm">
          <dt className="font-medium text-dense text-ink">{words.field(event, name)}</dt>
          <dd className="mt-1 space-y-0.5">
            {before && <Value as="del" label={t("before")} text={valueText(event, name, before[name])} />}
            {after && <Value as="ins" label={t("after")} text={valueText(event, name, after[name])} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
