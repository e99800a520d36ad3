"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { DebitOccurrence } from "@/lib/features/direct-debits/schema"
import type { OccurrenceState } from "@/lib/features/direct-debits/values"
import { useDay } from "./use-day"

const tones = { due: "neutral", collected: "success", failed: "danger", skipped: "neutral" } as const

function OccurrenceBadge({ state }: { state: OccurrenceState }) {
  const t = useTranslations("direct-debits")
  return <Badge tone={tones[state]}>{t(`occurrenceStates.${state}`)}</Badge>
}

/** The columns of what is due, or of what was answered. */
export function useOccurrenceColumns(isAnswered: boolean): ListColumn<DebitOccurrence>[] {
  const t = useTranslations("direct-debits")
  const locale = useLanguage()
  const day = useDay()
  const amount = (minor: number, currency: string) => <span className="tabular">{money(minor, currency, locale)}</span>
  const columns: ListColumn<DebitOccurrence>[] = [
    {
      name: "creditor",
      header: t("fields.creditor"),
      cell: ({ creditor, shopName, kind }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{creditor}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{shopName ?? t(`kinds.${kind}`)}</bdi>
        </span>
      ),
      text: ({ creditor }) => creditor,
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "dueOn",
      header: t("occurrences.due"),
      cell: ({ dueOn, nominalOn, attempt }) => (
        <span className="block min-w-0">
          <span className="block">{day(dueOn)}</span>
          {attempt > 1 && (
            <span className="block text-ink-muted text-xs">{t("occurrences.attempt", { count: attempt })}</span>
          )}
          {attempt === 1 && dueOn !== nominalOn && (
            <span className="block text-ink-muted text-xs">
              {t("occurrences.movedFrom", { nominal: day(nominalOn) })}
            </span>
          )}
        </span>
      ),
      text: ({ dueOn }) => dueOn,
      sortBy: "dueOn",
      width: "w-[24%]",
    },
    {
      name: "expected",
      header: t("occurrences.expected"),
      cell: ({ expected, currency }) => amount(expected, currency),
      text: ({ expected }) => major(expected),
      sortBy: "amount",
      align: "end",
      width: "w-[16%]",
    },
  ]
  if (!isAnswered) return columns
  return [
    ...columns,
    {
      name: "amount",
      header: t("occurrences.collected"),
      cell: ({ amount: collected, currency, isUnusual, entry }) =>
        collected !== null && (
          <span className="flex flex-wrap items-center justify-end gap-2">
            {isUnusual && <Badge tone="warning">{t("occurrences.unusual")}</Badge>}
            {entry ? (
              <TextLink href={`/business/books/entries/${entry}`}>{amount(collected, currency)}</TextLink>
            ) : (
              amount(collected, currency)
            )}
          </span>
        ),
      text: ({ amount: collected }) => (collected === null ? "" : major(collected)),
      align: "end",
      width: "w-[20%]",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state, note }) => (
        <span className="block min-w-0">
          <OccurrenceBadge state={state} />
          {note && <bdi className="mt-0.5 block truncate text-ink-muted text-xs">{note}</bdi>}
        </span>
      ),
      text: ({ state }) => t(`occurrenceStates.${state}`),
      width: "w-[20%]",
    },
  ]
}
