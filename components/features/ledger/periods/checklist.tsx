"use client"

import { CircleCheck, CircleDashed } from "lucide-react"
import { useTranslations } from "next-intl"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"
import { useAddressOf } from "../addresses"

/** The list of things to do before a month is closed. Items that this version has no words for are shown by their names. */
export function Checklist({ business, month }: { business: number; month: string }) {
  const t = useTranslations("proof")
  const addressOf = useAddressOf()
  const { data, error, isValidating, mutate } = useQuery(endpoints.getChecklist, { params: { id: business, month } })
  if (!data && error) return <LoadFailed text={error.message} busy={isValidating} onRetry={() => void mutate()} />
  if (!data) return <SkeletonText lines={4} />
  const textOf = (name: string) => {
    const key = `checklist.${name}` as "checklist.balanced"
    return t.has(key) ? t(key) : name
  }
  return (
    <ul className="space-y-2.5">
      {data.data.map(({ name, isDone, open, link }) => (
        <li key={name} className="flex items-start gap-2.5 text-sm">
          {isDone ? (
            <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-text" />
          ) : (
            <CircleDashed aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-text" />
          )}
          <span className="min-w-0">
            {textOf(name)}{" "}
            <span className="text-ink-muted">{isDone ? t("periods.done") : t("periods.left", { count: open })}</span>{" "}
            {link && !isDone && <TextLink href={addressOf(link)}>{t("periods.show")}</TextLink>}
          </span>
        </li>
      ))}
    </ul>
  )
}
