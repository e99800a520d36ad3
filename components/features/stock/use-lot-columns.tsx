"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { StockLot } from "@/lib/features/stock/schema/lots"
import { leading, TwoLines, useSharedColumns, withCost } from "./use-shared-columns"

const soon = 3

export function useLotColumns(seesCost: boolean): ListColumn<StockLot>[] {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const { pieces, value, day } = useSharedColumns()
  return withCost(seesCost, [
    {
      name: "product",
      header: t("fields.product"),
      cell: ({ productName, sku, shopName }) => (
        <TwoLines what={productName} detail={[sku, shopName].filter(Boolean).join(" · ")} />
      ),
      text: ({ productName }) => productName,
      width: "w-[32%]",
      ...leading,
    },
    {
      name: "expires",
      header: t("fields.expiresOn"),
      cell: ({ expiresOn, daysLeft }) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="tabular">{day(expiresOn)}</span>
          {daysLeft <= soon && (
            <Badge tone={daysLeft < 0 ? "danger" : "warning"}>{t("expiry.left", { days: daysLeft })}</Badge>
          )}
        </span>
      ),
      text: ({ expiresOn }) => expiresOn,
      sortBy: "expiresOn",
      width: "w-[26%]",
    },
    pieces({ header: t("expiry.pieces") }),
    value({ width: "w-[12%]", phone: "hidden" }),
    {
      name: "price",
      header: t("expiry.price"),
      cell: ({ price, currency }) =>
        price !== null && <span className="tabular">{money(price, currency, locale)}</span>,
      text: ({ price }) => (price === null ? "" : major(price)),
      align: "end",
      width: "w-[12%]",
    },
  ])
}
