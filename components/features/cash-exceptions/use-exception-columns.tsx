"use client"

import { useFormatter, useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Link } from "@/components/ui/link"
import { RelativeTime } from "@/components/ui/relative-time"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { CashException } from "@/lib/features/cash-exceptions/schema"
import { linkOf } from "@/lib/features/cash-exceptions/values"

/** The kind and name of an exception, with a link to the screen that solves it. */
function What({ exception }: { exception: CashException }) {
  const t = useTranslations("cash-exceptions")
  const { kind, name, shopName } = exception
  return (
    <span className="block min-w-0">
      <Link
        href={linkOf(exception)}
        aria-label={`${t(`kinds.${kind}`)}: ${name}, ${shopName}`}
        className="block truncate rounded-sm font-medium text-ink hover:underline"
      >
        {t(`kinds.${kind}`)}
      </Link>
      <bdi className="block truncate text-ink-muted text-xs">{name === shopName ? name : `${name} · ${shopName}`}</bdi>
    </span>
  )
}

function State({ exception: { closedAt, closedBy, task } }: { exception: CashException }) {
  const t = useTranslations("cash-exceptions")
  if (closedAt)
    return (
      <span className="block min-w-0">
        <Badge tone="success">{t("states.closed")}</Badge>
        {closedBy && (
          <span className="block truncate text-ink-muted text-xs">{t("solvedBy", { name: closedBy.name })}</span>
        )}
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone="warning">{t("states.open")}</Badge>
      {task !== null && (
        <Link href={`/apps/todo?task=${task}`} className="rounded-sm text-brand-text text-xs hover:underline">
          {t("task")}
        </Link>
      )}
    </span>
  )
}

export function useExceptionColumns(): ListColumn<CashException>[] {
  const t = useTranslations("cash-exceptions")
  const locale = useLanguage()
  const format = useFormatter()
  return [
    {
      name: "what",
      header: t("columns.what"),
      cell: (exception) => <What exception={exception} />,
      text: ({ kind, name, shopName }) => `${t(`kinds.${kind}`)}, ${name}, ${shopName}`,
      width: "w-[40%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "amount",
      header: t("columns.amount"),
      cell: ({ amount, currency }) =>
        amount !== null && <span className="tabular">{money(amount, currency, locale)}</span>,
      text: ({ amount }) => (amount === null ? "" : major(amount)),
      sortBy: "amount",
      align: "end",
      width: "w-[18%]",
    },
    {
      name: "since",
      header: t("columns.since"),
      cell: ({ since }) => <RelativeTime at={since} className="text-ink-muted" />,
      text: ({ since }) => format.dateTime(new Date(since), { dateStyle: "short", timeStyle: "short" }),
      sortBy: "since",
      width: "w-[20%]",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: (exception) => <State exception={exception} />,
      text: ({ closedAt }) => t(closedAt ? "states.closed" : "states.open"),
      width: "w-[22%]",
    },
  ]
}
