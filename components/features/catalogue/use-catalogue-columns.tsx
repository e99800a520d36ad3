"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import type { CatalogueProduct } from "@/lib/features/catalogue/schema/products"
import { Inheritable } from "./inheritable"
import { ProductStateBadge } from "./product-state-badge"

const placeOf = ({ categoryName, parentName }: CatalogueProduct) =>
  [parentName, categoryName].filter((name) => name !== null).join(" › ")

export function useCatalogueColumns(seesCost: boolean): ListColumn<CatalogueProduct>[] {
  const t = useTranslations("products")
  const locale = useLanguage()
  const shown = (amount: number | null | undefined, currency: string) =>
    typeof amount === "number" ? money(amount, currency, locale) : ""
  const columns: ListColumn<CatalogueProduct>[] = [
    {
      name: "name",
      header: t("fields.name"),
      cell: ({ name, sku }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{name}</bdi>
          {sku && <bdi className="block truncate text-ink-muted text-xs">{sku}</bdi>}
        </span>
      ),
      text: ({ name }) => name,
      sortBy: "name",
      width: "w-[28%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "category",
      header: t("fields.category"),
      cell: (product) => <bdi className="block truncate text-ink-muted">{placeOf(product)}</bdi>,
      text: placeOf,
      width: "w-[20%]",
    },
    {
      name: "gtin",
      header: t("columns.gtin"),
      cell: ({ gtins }) => <bdi className="tabular text-ink-muted">{gtins[0]?.gtin}</bdi>,
      text: ({ gtins }) => gtins.map(({ gtin }) => gtin).join(" "),
      width: "w-[14%]",
      phone: "hidden",
    },
    {
      name: "price",
      header: t("fields.price"),
      cell: ({ price, currency, isOwnPrice, unitPrice }) => (
        <span className="block">
          <Inheritable isOwn={isOwnPrice}>{shown(price, currency)}</Inheritable>
          {unitPrice && (
            <span className="tabular block text-ink-muted text-xs">
              {t(`per.${unitPrice.per}`, { price: money(unitPrice.amount, currency, locale) })}
            </span>
          )}
        </span>
      ),
      text: ({ price }) => (price === null ? "" : major(price)),
      align: "end",
      width: "w-[13%]",
    },
    {
      name: "cost",
      header: t("columns.cost"),
      cell: ({ costAverage, currency }) => (
        <span className="tabular text-ink-muted">{shown(costAverage, currency)}</span>
      ),
      text: ({ costAverage }) => (typeof costAverage === "number" ? major(costAverage) : ""),
      align: "end",
      width: "w-[11%]",
      shown: "chosen",
    },
    {
      name: "stock",
      header: t("columns.stock"),
      cell: ({ stock }) => <span className="tabular">{t("count", { count: stock })}</span>,
      text: ({ stock }) => stock,
      sortBy: "stock",
      align: "end",
      width: "w-[10%]",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <ProductStateBadge state={state} />,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[12%]",
    },
  ]
  return seesCost ? columns : columns.filter(({ name }) => name !== "cost")
}
