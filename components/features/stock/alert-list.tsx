"use client"

import { BellOff } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Link } from "@/components/ui/link"
import { RelativeTime } from "@/components/ui/relative-time"
import type { AlertListQuery, StockAlert } from "@/lib/features/stock/schema/alerts"
import { alertKinds, alertStates } from "@/lib/features/stock/values"
import { alertListSource } from "./list-sources"
import { leading, useSharedColumns } from "./use-shared-columns"

const tones = { negative: "danger", expired: "danger", low: "warning", uncounted: "info", dead: "neutral" } as const
/** The URL of the list that an alert counts. */
const listOf = ({ shop, kind }: StockAlert) => `/business/stock?shop=${shop}&state=${kind}`

function useColumns(): ListColumn<StockAlert>[] {
  const t = useTranslations("stock")
  const format = useFormatter()
  const { shop } = useSharedColumns()
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" })
  return [
    {
      name: "what",
      header: t("alerts.what"),
      cell: (alert) => (
        <Link href={listOf(alert)} className="flex min-w-0 items-center gap-3 rounded-sm hover:underline">
          <Badge tone={tones[alert.kind]}>{t(`states.${alert.kind}`)}</Badge>
          <span className="min-w-0 truncate font-medium text-ink max-sm:sr-only">
            {t(`alerts.kinds.${alert.kind}`)}
          </span>
          <bdi className="sr-only">{alert.shopName}</bdi>
        </Link>
      ),
      text: ({ kind }) => t(`states.${kind}`),
      width: "w-[44%]",
      ...leading,
    },
    shop(),
    {
      name: "products",
      header: t("alerts.products"),
      cell: (alert) =>
        alert.state === "open" ? (
          <Link
            href={listOf(alert)}
            aria-label={t("alerts.show", { count: alert.products, shop: alert.shopName })}
            className="tabular rounded-sm font-semibold text-brand-text hover:underline"
          >
            {alert.products}
          </Link>
        ) : (
          <span className="tabular">{alert.products}</span>
        ),
      text: ({ products }) => products,
      align: "end",
      width: "w-[14%]",
    },
    {
      name: "since",
      header: t("alerts.since"),
      cell: ({ openedAt, closedAt }) => (
        <span className="block text-ink-muted">
          <RelativeTime at={openedAt} />
          {closedAt && <span className="block text-xs">{t("alerts.closedOn", { time: time(closedAt) })}</span>}
        </span>
      ),
      text: ({ openedAt }) => time(openedAt),
      width: "w-[24%]",
    },
  ]
}

/** The stock alerts of shops. Each counts the products in a list, and links to it. */
export function AlertList() {
  const t = useTranslations("stock")
  const shop = useChosenShop()
  const source = useMemo(() => alertListSource(shop), [shop])
  return (
    <ListScreen<StockAlert, AlertListQuery>
      source={source}
      rowKey={({ id, kind, shop: at }) => `${id}/${kind}/${at}`}
      columns={useColumns()}
      filters={[
        {
          name: "state",
          label: t("fields.state"),
          options: alertStates.map((value) => ({ value, label: t(`alerts.states.${value}`) })),
        },
        {
          name: "kind",
          label: t("fields.kind"),
          options: alertKinds.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      labels={{
        title: t("tabs.alerts"),
        emptyTitle: t("empty.alerts"),
        emptyText: t("emptyText.alerts"),
        row: ({ kind, shopName }) => `${t(`states.${kind}`)}, ${shopName}`,
      }}
      emptyIcon={<BellOff />}
    />
  )
}
