"use client"

import { Boxes } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { ButtonLink } from "@/components/ui/button-link"
import type { LevelListQuery, StockLevel } from "@/lib/features/stock/schema/lists"
import { levelStates } from "@/lib/features/stock/values"
import { levelListSource } from "./list-sources"
import { useLevelColumns } from "./use-level-columns"

/** The stock level of each product in the chosen shop, or in each shop. */
export function LevelList() {
  const t = useTranslations("stock")
  const ability = useAbility()
  const shop = useChosenShop()
  const source = useMemo(() => levelListSource(shop), [shop])
  return (
    <ListScreen<StockLevel, LevelListQuery>
      source={source}
      rowKey={({ shop, product }) => `${shop}/${product}`}
      columns={useLevelColumns(ability.can("read", "ProductCost"))}
      filters={[
        {
          name: "state",
          label: t("fields.state"),
          options: levelStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      labels={{
        title: t("title"),
        search: t("search.levels"),
        emptyTitle: t("empty.levels"),
        emptyText: t("emptyText.levels"),
        ownOrder: t("byName"),
        row: ({ productName }) => productName,
      }}
      emptyIcon={<Boxes />}
      primaryAction={
        ability.can("create", "Stock") && (
          <ButtonLink href="/business/stock/deliveries?open=add">{t("add.deliveries")}</ButtonLink>
        )
      }
    />
  )
}
