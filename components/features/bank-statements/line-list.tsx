"use client"

import { Landmark } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { dataFilter } from "@/components/list/data-filter"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn, ListFilter } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Drawer } from "@/components/ui/drawer"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-statements/endpoints"
import type { BankLine, LineListQuery } from "@/lib/features/bank-statements/schema/lines"
import { lineStates } from "@/lib/features/bank-statements/values"
import { lineSource } from "./list-sources"
import { useDay } from "./use-day"

const LineDetails = lazy(() => import("./line-details").then((module) => ({ default: module.LineDetails })))

function useColumns(): ListColumn<BankLine>[] {
  const t = useTranslations("bank-statements")
  const locale = useLanguage()
  const day = useDay()
  return [
    {
      name: "name",
      header: t("list.name"),
      cell: ({ id, name, text, iban }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/bank/lines?open=line-${id}`} className="block truncate font-medium">
            <bdi>{name || text || t("lines.unnamed")}</bdi>
          </TextLink>
          <bdi className="block truncate text-ink-muted text-xs">{name ? text : iban}</bdi>
        </span>
      ),
      text: ({ name, text }) => name || text,
      width: "w-[44%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "bookedOn",
      header: t("list.day"),
      cell: ({ bookedOn }) => day(bookedOn),
      text: ({ bookedOn }) => bookedOn,
      sortBy: "bookedOn",
      width: "w-[18%]",
    },
    {
      name: "amount",
      header: t("list.amount"),
      cell: ({ amount, currency }) => <span className="tabular">{money(amount, currency, locale)}</span>,
      text: ({ amount }) => major(amount),
      sortBy: "amount",
      align: "end",
      width: "w-[18%]",
    },
    {
      name: "state",
      header: t("list.state"),
      cell: ({ state }) => <Badge tone={state === "open" ? "warning" : "success"}>{t(`list.states.${state}`)}</Badge>,
      text: ({ state }) => t(`list.states.${state}`),
      width: "w-[20%]",
    },
  ]
}

function useFilters(): ListFilter[] {
  const t = useTranslations("bank-statements.list")
  return [
    {
      ...{ name: "state", label: t("state") },
      options: lineStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      ...{ name: "direction", label: t("direction") },
      options: (["in", "out"] as const).map((value) => ({ value, label: t(`directions.${value}`) })),
    },
    dataFilter({
      ...{ name: "account", label: t("account"), endpoint: endpoints.listBankFigures },
      options: ({ data }) => data.map(({ id, name, iban }) => ({ value: String(id), label: name, description: iban })),
    }),
    { kind: "days", name: "days", label: t("day"), params: ["from", "to"] },
  ]
}

/** All lines of statements, and the drawer with the matches of a line. What it shows is in the URL. */
export function LineList() {
  const t = useTranslations("bank-statements")
  const day = useDay()
  const [open, setOpen] = useViewParam("open")
  const [, shown] = /^line-(\d{1,9})$/.exec(open ?? "") ?? []
  return (
    <>
      <ListScreen<BankLine, LineListQuery>
        source={lineSource}
        columns={useColumns()}
        filters={useFilters()}
        labels={{
          ...{ title: t("list.title"), search: t("list.search") },
          ...{ emptyTitle: t("list.emptyTitle"), emptyText: t("list.emptyText") },
          row: ({ name, bookedOn }) => name || t("list.line", { day: day(bookedOn) }),
        }}
        emptyIcon={<Landmark />}
      />
      <Drawer open={Boolean(shown)} onClose={() => setOpen(null, { replace: true })} title={t("line.title")} size="lg">
        <Suspense>{shown && <LineDetails key={shown} id={Number(shown)} />}</Suspense>
      </Drawer>
    </>
  )
}
