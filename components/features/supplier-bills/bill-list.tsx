"use client"

import { FileInput, Plus, Upload } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { dataFilter } from "@/components/list/data-filter"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { BillListQuery, ListedBill } from "@/lib/features/supplier-bills/schema"
import { billStates } from "@/lib/features/supplier-bills/values"
import * as suppliers from "@/lib/features/suppliers/endpoints"
import { billListSource } from "./bill-list-source"
import { useBillColumns } from "./use-bill-columns"

const BillForm = lazy(() => import("./bill-form"))
const UploadBills = lazy(() => import("./upload-bills"))

function useFilters() {
  const t = useTranslations("supplier-bills")
  return [
    {
      name: "state",
      label: t("fields.state"),
      options: billStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    dataFilter({
      name: "supplier",
      label: t("fields.supplier"),
      endpoint: suppliers.listSuppliers,
      options: ({ data }) => data.map(({ id, name }) => ({ value: String(id), label: name })),
      search: (q) => ({ q, perPage: 50 }),
      find: (id) => ({ id: Number(id) }),
    }),
    { kind: "days" as const, name: "due", label: t("fields.dueOn") },
  ]
}

/** All bills, with the drawers for new ones: `open=upload`, `open=enter`. */
export function BillList() {
  const t = useTranslations("supplier-bills")
  const mayAdd = useAbility().can("create", "SupplierBill")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const filters = useFilters()
  return (
    <>
      <ListScreen<ListedBill, BillListQuery>
        source={billListSource}
        columns={useBillColumns(true)}
        filters={filters}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          row: ({ number, supplier }) => `${number}, ${supplier.name}`,
        }}
        emptyIcon={<FileInput />}
        primaryAction={
          mayAdd && (
            <>
              <Button variant="outline" icon={<Plus />} onClick={() => setOpen("enter")}>
                {t("enter.open")}
              </Button>
              <Button icon={<Upload />} onClick={() => setOpen("upload")}>
                {t("upload.open")}
              </Button>
            </>
          )
        }
      />
      <Drawer
        open={mayAdd && open === "upload"}
        onClose={close}
        title={t("upload.open")}
        description={t("upload.text")}
      >
        <Suspense>
          <UploadBills />
        </Suspense>
      </Drawer>
      <Drawer
        open={mayAdd && open === "enter"}
        onClose={close}
        title={t("enter.title")}
        description={t("enter.text")}
        size="lg"
      >
        <Suspense>
          <BillForm onCancel={close} />
        </Suspense>
      </Drawer>
    </>
  )
}
