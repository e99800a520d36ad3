"use client"

import { Plus, Truck } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { DocumentListQuery, StockDocument } from "@/lib/features/stock/schema"
import { wasteReasons } from "@/lib/features/stock/values"
import { DocumentState } from "./document-state"
import { documentListSource } from "./list-sources"
import { OpenButton } from "./open-button"
import type { DocumentTab } from "./tabs"
import { leading, TwoLines, useSharedColumns } from "./use-shared-columns"

const DocumentForm = lazy(() => import("./document-form"))
const DocumentDetails = lazy(() => import("./document-details"))

function useColumns(tab: DocumentTab): ListColumn<StockDocument>[] {
  const t = useTranslations("stock")
  const { shop, pieces, value, day } = useSharedColumns()
  const what = ({ supplier, number, toShopName, reason }: StockDocument) => {
    if (tab === "transfers") return t("toShop", { shop: toShopName ?? "" })
    const known = wasteReasons.find((one) => one === reason)
    return [supplier, number, tab === "waste" && known ? t(`reasons.${known}`) : ""].filter(Boolean).join(" · ")
  }
  return [
    {
      name: "date",
      header: t("fields.businessDate"),
      cell: (row) => <TwoLines what={day(row.businessDate)} detail={what(row)} />,
      text: ({ businessDate }) => businessDate,
      sortBy: "businessDate",
      width: "w-[32%]",
      ...leading,
    },
    shop(),
    pieces(),
    value(),
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <DocumentState state={state} />,
      text: ({ state }) => t(`documentStates.${state}`),
      width: "w-[14%]",
    },
  ]
}

/** A part of stock: its documents, and the drawer for a new one or for the one in the URL: `open=add`, `open=12`. */
export function DocumentList({ tab }: { tab: DocumentTab }) {
  const t = useTranslations("stock")
  const mayAdd = useAbility().can("create", "Stock")
  const shop = useChosenShop()
  const source = useMemo(() => documentListSource(tab, shop), [tab, shop])
  const [open, setOpen] = useViewParam("open")
  const id = /^\d{1,9}$/.test(open ?? "") ? Number(open) : undefined
  const isNew = mayAdd && open === "add"
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <ListScreen<StockDocument, DocumentListQuery>
        source={source}
        columns={useColumns(tab)}
        filters={[{ kind: "days", name: "day", params: ["from", "to"], label: t("fields.businessDate") }]}
        labels={{
          title: t(`tabs.${tab}`),
          search: t("search.documents"),
          emptyTitle: t(`empty.${tab}`),
          emptyText: t(`emptyText.${tab}`),
          row: ({ businessDate, shopName }) => `${businessDate}, ${shopName}`,
        }}
        emptyIcon={<Truck />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t(`add.${tab}`)}
            </Button>
          )
        }
        rowActions={({ id: of }) => <OpenButton onClick={() => setOpen(String(of))} />}
      />
      <Drawer open={isNew || id !== undefined} onClose={close} title={t(isNew ? `add.${tab}` : `one.${tab}`)} size="lg">
        <Suspense>
          {isNew && (
            <DocumentForm
              tab={tab}
              shop={shop}
              onDone={(made) => setOpen(String(made), { replace: true })}
              onCancel={close}
            />
          )}
          {id !== undefined && (
            <DocumentDetails key={id} tab={tab} id={id} onBooked={(made) => setOpen(String(made), { replace: true })} />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}
