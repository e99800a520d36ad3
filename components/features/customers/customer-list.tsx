"use client"

import { Plus, Users } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Customer, CustomerListQuery } from "@/lib/features/customers/schema"
import { customerListSource } from "./sources"
import { useCustomerColumns } from "./use-customer-columns"

const CustomerForm = lazy(() => import("./customer-form").then((file) => ({ default: file.CustomerForm })))

/** Everybody who buys: IOU customers, the clients of invoices and the buyers of the web shop. */
export function CustomerList() {
  const t = useTranslations("customers")
  const mayAdd = useAbility().can("create", "Customer")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <ListScreen<Customer, CustomerListQuery>
        source={customerListSource}
        columns={useCustomerColumns("EUR").filter(({ name }) => ["name", "balance", "limit", "left"].includes(name))}
        filters={[
          {
            name: "owing",
            label: t("filters.owing"),
            options: (["true", "false"] as const).map((value) => ({ value, label: t(`filters.owes.${value}`) })),
          },
          { name: "blocked", label: t("filters.state"), options: [{ value: "true", label: t("blocked") }] },
        ]}
        labels={{
          title: t("all"),
          search: t("search"),
          emptyTitle: t("allEmptyTitle"),
          emptyText: t("allEmptyText"),
          ownOrder: t("byName"),
          row: ({ name }) => name,
        }}
        emptyIcon={<Users />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
          )
        }
      />
      <Drawer open={mayAdd && open === "add"} onClose={close} title={t("add")} size="lg">
        <Suspense>
          <CustomerForm onDone={close} />
        </Suspense>
      </Drawer>
    </>
  )
}
