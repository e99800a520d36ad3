"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { StockLevel } from "@/lib/features/stock/schema/lists"
import { leading, TwoLines, useSharedColumns, withCost } from "./use-shared-columns"

/** The list of movements that add up to a level. */
const movementsOf = ({ shop, product }: StockLevel) => `/business/stock/movements?shop=${shop}&product=${product}`

function Pieces({ level }: { level: StockLevel }) {
  const t = useTranslations("stock")
  const { onHand, available, reorderPoint, productName } = level
  if (onHand === undefined) return <span className="text-ink-muted">{t("blind")}</span>
  const isLow = onHand > 0 && reorderPoint !== null && (available ?? onHand) <= reorderPoint
  return (
    <span className="inline-flex items-center gap-2">
      {onHand < 0 && <Badge tone="danger">{t("states.negative")}</Badge>}
      {onHand === 0 && <Badge tone="neutral">{t("states.out")}</Badge>}
      {isLow && <Badge tone="warning">{t("states.low")}</Badge>}
      <TextLink href={movementsOf(level)} aria-label={t("movementsOf", { name: productName, count: onHand })}>
        <span className="tabular">{onHand}</span>
      </TextLink>
    </span>
  )
}

export function useLevelColumns(seesCost: boolean): ListColumn<StockLevel>[] {
  const t = useTranslations("stock")
  const locale = useLanguage()
  const { shop, day } = useSharedColumns()
  return withCost(seesCost, [
    {
      name: "product",
      header: t("fields.product"),
      cell: ({ productName, sku, categoryName }) => (
        <TwoLines what={productName} detail={[sku, categoryName].filter(Boolean).join(" · ")} />
      ),
      text: ({ productName }) => productName,
      sortBy: "name",
      width: "w-[30%]",
      ...leading,
    },
    shop({ width: "w-[14%]" }),
    {
      name: "onHand",
      header: t("fields.onHand"),
      cell: (level) => <Pieces level={level} />,
      text: ({ onHand }) => onHand ?? "",
      sortBy: "onHand",
      align: "end",
      width: "w-[18%]",
    },
    {
      name: "available",
      header: t("fields.available"),
      cell: ({ available, reserved }) => (
        <span className="tabular" title={reserved ? t("reserved", { count: reserved }) : undefined}>
          {available}
        </span>
      ),
      text: ({ available }) => available ?? "",
      align: "end",
      width: "w-[10%]",
    },
    {
      name: "reorderPoint",
      header: t("fields.reorderPoint"),
      cell: ({ reorderPoint }) => <span className="tabular text-ink-muted">{reorderPoint}</span>,
      text: ({ reorderPoint }) => reorderPoint ?? "",
      align: "end",
      shown: "chosen",
    },
    {
      name: "value",
      header: t("fields.value"),
      cell: ({ value, averageCost, currency }) =>
        value !== undefined && (
          <span className="block">
            <span className="tabular block">{money(value, currency, locale)}</span>
            {typeof averageCost === "number" && (
              <span className="tabular block text-ink-muted text-xs">
                {t("each", { cost: money(averageCost, currency, locale) })}
              </span>
            )}
          </span>
        ),
      text: ({ value }) => (value === undefined ? "" : major(value)),
      sortBy: "value",
      align: "end",
      width: "w-[14%]",
    },
    {
      name: "expires",
      header: t("fields.expiresOn"),
      cell: ({ expiresOn }) => expiresOn && <span className="tabular">{day(expiresOn)}</span>,
      text: ({ expiresOn }) => expiresOn ?? "",
      width: "w-[12%]",
      phone: "hidden",
    },
    {
      name: "counted",
      header: t("fields.countedAt"),
      cell: ({ countedAt }) => countedAt && <span className="tabular">{day(countedAt)}</span>,
      text: ({ countedAt }) => countedAt ?? "",
      shown: "chosen",
    },
  ])
}
