"use client"

import { CalendarCheck, FileUp, Plus } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { useAbility } from "@/components/layout/ability"
import { dataFilter } from "@/components/list/data-filter"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn, ListFilter } from "@/components/list/types"
import { ButtonLink } from "@/components/ui/button-link"
import { TextLink } from "@/components/ui/text-link"
import { maxPerPage } from "@/lib/core/http/endpoint"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import type { TillSession, TillSessionListQuery } from "@/lib/features/till-sessions/schema"
import { tillSessionStates, weekdays } from "@/lib/features/till-sessions/values"
import { sessionListSource } from "./session-list-source"
import { SessionState, useDayText, Variance } from "./session-words"

function useColumns(): ListColumn<TillSession>[] {
  const t = useTranslations("till-sessions")
  const locale = useLanguage()
  const day = useDayText()
  return [
    {
      name: "till",
      header: t("columns.till"),
      cell: ({ id, tillName, shopName }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/cash-notes/${id}`}>
            <bdi>{tillName}</bdi>
          </TextLink>
          <bdi className="block truncate text-ink-muted text-xs">{shopName}</bdi>
        </span>
      ),
      text: ({ tillName, shopName }) => `${shopName}: ${tillName}`,
      width: "w-[24%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "date",
      header: t("columns.date"),
      cell: ({ businessDate }) => <span className="tabular">{day(businessDate)}</span>,
      text: ({ businessDate }) => businessDate,
      sortBy: "businessDate",
      width: "w-[16%]",
    },
    {
      name: "state",
      header: t("columns.state"),
      cell: ({ state }) => <SessionState state={state} />,
      text: ({ state }) => t(`states.${state}`),
      sortBy: "state",
      width: "w-[16%]",
    },
    {
      name: "openedBy",
      header: t("columns.openedBy"),
      cell: ({ openedBy }) => <bdi className="text-ink-muted">{openedBy.name}</bdi>,
      text: ({ openedBy }) => openedBy.name,
      width: "w-[18%]",
      phone: "hidden",
    },
    {
      name: "counted",
      header: t("columns.counted"),
      cell: ({ countedClosing, currency }) =>
        countedClosing === null ? null : <bdi className="tabular">{money(countedClosing, currency, locale)}</bdi>,
      text: ({ countedClosing }) => (countedClosing === null ? "" : major(countedClosing)),
      width: "w-[13%]",
      align: "end",
    },
    {
      name: "variance",
      header: t("columns.variance"),
      cell: ({ variance, currency }) =>
        typeof variance === "number" ? <Variance amount={variance} currency={currency} /> : null,
      text: ({ variance }) => (typeof variance === "number" ? major(variance) : ""),
      width: "w-[13%]",
      align: "end",
    },
  ]
}

/** The filters; by person where the user sees variances, because those are the people that they are of. */
function useFilters(): ListFilter[] {
  const t = useTranslations("till-sessions")
  const format = useFormatter()
  const seesPeople = useAbility().can("read", "ExpectedCash")
  return useMemo(
    () => [
      dataFilter({
        name: "shop",
        label: t("shop"),
        endpoint: businesses.listBusinessShops,
        options: ({ data }) => data.map(({ id, name }) => ({ value: String(id), label: name })),
        search: (q) => ({ q, perPage: maxPerPage }),
      }),
      {
        name: "state",
        label: t("columns.state"),
        options: tillSessionStates.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      {
        name: "weekday",
        label: t("weekday"),
        options: weekdays.map((value) => ({
          value,
          // The first of January 2024 was a Monday.
          label: format.dateTime(new Date(Date.UTC(2024, 0, Number(value))), { weekday: "long", timeZone: "UTC" }),
        })),
      },
      ...(seesPeople
        ? [
            dataFilter({
              name: "person",
              label: t("facts.closedBy"),
              endpoint: endpoints.getTillVariances,
              options: ({ data }) =>
                data
                  .flatMap(({ people }) => people)
                  .flatMap(({ person, name }) => (person === null ? [] : { value: String(person), label: name })),
            }),
          ]
        : []),
      { kind: "days", name: "days", label: t("columns.date"), params: ["from", "to"] },
    ],
    [t, format, seesPeople],
  )
}

/** The days of tills as a table, or as cards on phones. */
export function SessionList() {
  const t = useTranslations("till-sessions")
  const ability = useAbility()
  return (
    <ListScreen<TillSession, TillSessionListQuery>
      source={sessionListSource}
      columns={useColumns()}
      filters={useFilters()}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ tillName, businessDate }) => `${tillName} ${businessDate}`,
      }}
      emptyIcon={<CalendarCheck />}
      primaryAction={
        ability.can("create", "TillSession") && (
          <>
            <ButtonLink variant="outline" href="/business/cash-notes/import" icon={<FileUp />}>
              {t("import.title")}
            </ButtonLink>
            <ButtonLink href="/business/cash-notes/open" icon={<Plus />}>
              {t("open")}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
