"use client"

import { CalendarClock, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo, useState } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import type { LotListQuery, StockLot } from "@/lib/features/stock/schema/lots"
import { expiryChoices } from "@/lib/features/stock/values"
import { stale } from "./acts"
import { lotListSource } from "./list-sources"
import { useLotColumns } from "./use-lot-columns"

const DocumentForm = lazy(() => import("./document-form"))
const MarkdownForm = lazy(() => import("./markdown-form"))

interface Act {
  kind: "waste" | "markdown"
  lots: StockLot[]
  onDone: () => void
}

/** A waste sheet covers one shop: that of the first row. */
const sheetOf = (lots: StockLot[]) => {
  const rows = lots.filter(({ shop }) => shop === lots[0]?.shop)
  return {
    shop: rows[0]?.shop,
    lines: rows.map(({ product, pieces }) => ({ product, quantity: pieces })),
    names: new Map(rows.map(({ product, productName }) => [product, productName])),
  }
}

/** Goods that expire soon or have expired, with actions to throw them away or sell them for less. */
export function ExpiryList() {
  const t = useTranslations("stock")
  const ability = useAbility()
  const shop = useChosenShop()
  const source = useMemo(() => lotListSource(shop), [shop])
  const invalidate = useInvalidate()
  const [act, setAct] = useState<Act>()
  const mayWaste = ability.can("create", "Stock")
  const mayMark = ability.can("create", "ProductPrice")
  const close = () => setAct(undefined)
  function done() {
    act?.onDone()
    void invalidate([...stale, { path: source.path }])
    close()
  }
  const sheet = act && sheetOf(act.lots)
  return (
    <>
      <ListScreen<StockLot, LotListQuery>
        source={source}
        rowKey={({ shop: at, product, expiresOn }) => `${at}/${product}/${expiresOn}`}
        columns={useLotColumns(ability.can("read", "ProductCost"))}
        filters={[
          {
            name: "within",
            label: t("expiry.within"),
            options: expiryChoices.map((days) => ({ value: String(days), label: t("expiry.days", { days }) })),
          },
        ]}
        labels={{
          title: t("tabs.expiry"),
          emptyTitle: t("empty.expiry"),
          emptyText: t("emptyText.expiry"),
          row: ({ productName, expiresOn }) => `${productName}, ${expiresOn}`,
        }}
        emptyIcon={<CalendarClock />}
        rowActions={(lot) =>
          mayWaste && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<Trash2 />}
              label={t("expiry.wasteOf", { name: lot.productName })}
              onClick={() => setAct({ kind: "waste", lots: [lot], onDone: () => {} })}
            />
          )
        }
        bulkActions={
          mayWaste || mayMark
            ? (rows, { selection }) => (
                <>
                  {mayWaste && (
                    <Button size="sm" onClick={() => setAct({ kind: "waste", lots: rows, onDone: selection.clear })}>
                      {t("add.waste")}
                    </Button>
                  )}
                  {mayMark && (
                    <Button
                      size="sm"
                      variant="outline"
                      onClick={() => setAct({ kind: "markdown", lots: rows, onDone: selection.clear })}
                    >
                      {t("expiry.markDown")}
                    </Button>
                  )}
                </>
              )
            : undefined
        }
      />
      <Drawer
        open={act !== undefined}
        onClose={close}
        title={t(act?.kind === "markdown" ? "expiry.markDown" : "add.waste")}
        size="lg"
      >
        <Suspense>
          {act?.kind === "waste" && sheet && (
            <DocumentForm
              tab="waste"
              shop={sheet.shop}
              initial={{ values: { reason: "expired", lines: sheet.lines }, names: sheet.names }}
              onDone={done}
              onCancel={close}
            />
          )}
          {act?.kind === "markdown" && <MarkdownForm lots={act.lots} onDone={done} onCancel={close} />}
        </Suspense>
      </Drawer>
    </>
  )
}
