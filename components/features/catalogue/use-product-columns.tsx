"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import type { ListColumn, ListFilter } from "@/components/list/types"
import { Link } from "@/components/ui/link"
import { majorText } from "@/lib/core/money"
import type { StockRow } from "@/lib/features/catalogue/schema"
import { categories, stockStates } from "@/lib/features/catalogue/values"
import { Price } from "./price"
import { ProductPicture } from "./product-picture"
import { Stars } from "./stars"
import { StockState } from "./stock-state"

/** The columns of the product list. */
export function useProductColumns(): ListColumn<StockRow>[] {
  const t = useTranslations("catalogue")
  const category = useTranslations("catalogue.categories")
  return useMemo(
    () => [
      {
        name: "name",
        header: t("columns.name"),
        cell: ({ id, name, brand, image }) => (
          <span className="flex min-w-0 items-center gap-3">
            <ProductPicture src={image} size={40} className="size-10 shrink-0 rounded-control bg-sunken p-1" />
            <span className="min-w-0">
              <Link
                href={`/apps/ecommerce/product-list/${id}`}
                className="block truncate rounded-sm font-medium text-ink text-sm hover:text-brand-text"
              >
                {name}
              </Link>
              <span className="block truncate text-ink-faint text-xs">{brand}</span>
            </span>
          </span>
        ),
        text: ({ name }) => name,
        sortBy: "name",
        width: "w-[36%]",
        shown: "always",
      },
      {
        name: "category",
        header: t("columns.category"),
        cell: (product) => <span className="block truncate text-ink-muted">{category(product.category)}</span>,
        text: (product) => category(product.category),
        sortBy: "category",
        width: "w-[16%]",
      },
      {
        name: "stock",
        header: t("columns.stock"),
        cell: ({ stock }) => <StockState stock={stock} />,
        text: ({ stock }) => stock,
        sortBy: "stock",
        width: "w-[16%]",
      },
      {
        name: "rating",
        header: t("columns.rating"),
        cell: ({ rating }) => <Stars rating={rating} />,
        text: ({ rating }) => rating,
        sortBy: "rating",
        width: "w-[15%]",
        phone: "hidden",
      },
      {
        name: "price",
        header: t("columns.price"),
        cell: ({ priceMinor }) => <Price minor={priceMinor} className="font-medium" />,
        text: ({ priceMinor }) => majorText(priceMinor),
        sortBy: "price",
        width: "w-[12%]",
        align: "end",
      },
    ],
    [t, category],
  )
}

/** The filters of the product list. */
export function useProductFilters(): ListFilter[] {
  const t = useTranslations("catalogue")
  const category = useTranslations("catalogue.categories")
  return [
    {
      name: "category",
      label: t("columns.category"),
      options: categories.map((value) => ({ value, label: category(value) })),
    },
    {
      name: "stock",
      label: t("columns.stock"),
      options: stockStates.map((value) => ({ value, label: t(`stocks.${value}`) })),
    },
  ]
}
