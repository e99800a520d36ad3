"use client"

import { useTranslations } from "next-intl"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { TextLink } from "@/components/ui/text-link"
import type { Category } from "@/lib/features/catalogue/schema/categories"
import type { Level } from "@/lib/features/catalogue/values"
import { Inheritable } from "./inheritable"
import { useDefaultTexts } from "./use-default-texts"

export function useCategoryColumns(level: Level): ListColumn<Category>[] {
  const t = useTranslations("categories")
  const texts = useDefaultTexts()
  const columns: ListColumn<Category>[] = [
    {
      name: "name",
      header: t(level),
      cell: ({ name, parentName, state }) => (
        <span className="block min-w-0">
          <span className="flex items-center gap-2">
            <bdi className="truncate font-medium text-ink">{name}</bdi>
            {state === "archived" && <Badge>{t("states.archived")}</Badge>}
          </span>
          {parentName && <bdi className="block truncate text-ink-muted text-xs">{parentName}</bdi>}
        </span>
      ),
      text: ({ name, parentName }) => (parentName ? `${parentName} › ${name}` : name),
      sortBy: "name",
      width: "w-[26%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "vatRates",
      header: t("fields.vatRates"),
      cell: ({ vatRates, effective }) => (
        <Inheritable isOwn={Object.keys(vatRates).length > 0}>{texts.vatRates(effective.vatRates)}</Inheritable>
      ),
      text: ({ effective }) => texts.vatRates(effective.vatRates),
      width: "w-[22%]",
    },
    {
      name: "marginBps",
      header: t("fields.marginBps"),
      cell: ({ marginBps, effective }) => (
        <Inheritable isOwn={typeof marginBps === "number"}>{texts.marginBps(effective.marginBps)}</Inheritable>
      ),
      text: ({ effective }) => texts.marginBps(effective.marginBps),
      align: "end",
      width: "w-[10%]",
    },
    {
      name: "ageLimit",
      header: t("fields.ageLimit"),
      cell: ({ ageLimit, effective }) => (
        <Inheritable isOwn={ageLimit !== null}>{texts.ageLimit(effective.ageLimit)}</Inheritable>
      ),
      text: ({ effective }) => texts.ageLimit(effective.ageLimit),
      width: "w-[10%]",
    },
    {
      name: "isReturnable",
      header: t("fields.isReturnable"),
      cell: ({ isReturnable, effective }) => (
        <Inheritable isOwn={isReturnable !== null}>{texts.isReturnable(effective.isReturnable)}</Inheritable>
      ),
      text: ({ effective }) => texts.isReturnable(effective.isReturnable),
      width: "w-[12%]",
    },
    {
      name: "subcategories",
      header: t("columns.subcategories"),
      cell: ({ id, name, subcategories }) => (
        <TextLink
          href={`/business/subcategory?parent=${id}`}
          aria-label={t("subcategoriesOf", { name, count: subcategories })}
        >
          {t("count", { count: subcategories })}
        </TextLink>
      ),
      text: ({ subcategories }) => subcategories,
      align: "end",
      width: "w-[10%]",
    },
    {
      name: "products",
      header: t("columns.products"),
      cell: ({ id, name, products }) => (
        <TextLink
          href={`/business/product?category=${id}`}
          aria-label={t("productsOf", { name, count: products })}
          className="tabular"
        >
          {t("count", { count: products })}
        </TextLink>
      ),
      text: ({ products }) => products,
      sortBy: "products",
      align: "end",
      width: "w-[10%]",
    },
  ]
  return level === "category" ? columns : columns.filter(({ name }) => name !== "subcategories")
}
