"use client"

import { Factory, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useRouter } from "@/lib/core/i18n/navigation"
import type { Supplier, SupplierListQuery } from "@/lib/features/suppliers/schema"
import { supplierListSource } from "./supplier-list-source"

const NewSupplier = lazy(() => import("./new-supplier"))

/** All suppliers, with the drawer for a new one: `open=add`. */
export function SupplierList() {
  const t = useTranslations("suppliers")
  const router = useRouter()
  const mayAdd = useAbility().can("create", "SupplierBill")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <ListScreen<Supplier, SupplierListQuery>
        source={supplierListSource}
        columns={[
          {
            name: "name",
            header: t("fields.name"),
            cell: ({ id, name }) => (
              <TextLink href={`/business/suppliers/${id}`} className="block truncate">
                <bdi>{name}</bdi>
              </TextLink>
            ),
            text: ({ name }) => name,
            sortBy: "name",
            width: "w-[34%]",
            phone: "line",
            shown: "always",
          },
          {
            name: "vatNumber",
            header: t("fields.vatNumber"),
            cell: ({ vatNumber }) => vatNumber,
            text: ({ vatNumber }) => vatNumber,
          },
          {
            name: "iban",
            header: t("fields.iban"),
            cell: ({ iban }) => <span className="wrap-anywhere">{iban}</span>,
            text: ({ iban }) => iban,
          },
          { name: "email", header: t("fields.email"), cell: ({ email }) => email, text: ({ email }) => email },
        ]}
        filters={[]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("byName"),
          row: ({ name }) => name,
        }}
        emptyIcon={<Factory />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
          )
        }
      />
      <Drawer open={mayAdd && open === "add"} onClose={close} title={t("add")}>
        <Suspense>
          <NewSupplier onDone={(id) => router.push(`/business/suppliers/${id}`)} onCancel={close} />
        </Suspense>
      </Drawer>
    </>
  )
}
