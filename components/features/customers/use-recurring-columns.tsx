"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { RecurringCharge } from "@/lib/features/customers/schema/recurring"
import { useRoundText } from "./use-round-text"

const reasons: Record<string, "limit" | "blocked"> = { limit: "limit", customerBlocked: "blocked" }

/** The columns of recurring charges. */
export function useRecurringColumns(): ListColumn<RecurringCharge>[] {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const round = useRoundText()
  const days = (list: string[]) => list.map((day) => dateIn(locale, day)).join(" · ")
  return [
    {
      name: "customer",
      header: t("columns.name"),
      cell: ({ customer, customerName, text, shopName }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/customers/${customer}/recurring`} className="block truncate font-medium">
            <bdi>{customerName}</bdi>
          </TextLink>
          <span className="block truncate text-ink-muted text-xs">
            <bdi>{text}</bdi> · <bdi>{shopName}</bdi>
          </span>
        </span>
      ),
      text: ({ customerName, text }) => `${customerName}, ${text}`,
      width: "w-[28%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "amount",
      header: t("columns.amount"),
      cell: ({ amount, currency }) => <span className="tabular">{money(amount, currency, locale)}</span>,
      text: ({ amount }) => major(amount),
      align: "end",
      width: "w-[12%]",
    },
    {
      name: "rule",
      header: t("recurring.fields.rule"),
      cell: ({ rule }) => round(rule),
      text: ({ rule }) => round(rule),
      width: "w-[18%]",
    },
    {
      name: "next",
      header: t("recurring.next"),
      cell: ({ next, isActive }) =>
        isActive ? (
          <span className="text-ink-muted text-xs">
            {next.length > 0 ? days(next.slice(0, 3)) : t("recurring.none")}
          </span>
        ) : (
          <Badge>{t("recurring.stopped")}</Badge>
        ),
      text: ({ next }) => next.join(" "),
      width: "w-[24%]",
      phone: "line",
    },
    {
      name: "last",
      header: t("recurring.last"),
      cell: ({ last: [one] }) =>
        one && (
          <span className="block min-w-0">
            <span className="block text-ink-muted text-xs">{dateIn(locale, one.day)}</span>
            <Badge tone={one.state === "charged" ? "success" : "warning"}>
              {one.state === "charged"
                ? t("recurring.charged")
                : t("recurring.refused", { reason: t(`recurring.reasons.${reasons[one.reason] ?? "other"}`) })}
            </Badge>
          </span>
        ),
      text: ({ last: [one] }) => one?.day ?? "",
      width: "w-[18%]",
      phone: "line",
    },
  ]
}
