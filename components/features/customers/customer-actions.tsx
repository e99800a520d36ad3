"use client"

import { Ellipsis, Eraser, HandCoins, Merge, PencilLine, Plus, Undo2 } from "lucide-react"
import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"
import { ActDrawer, acts } from "./act-drawer"

const MergeForm = lazy(() => import("./merge-form").then((file) => ({ default: file.MergeForm })))
const EditForm = lazy(() => import("./customer-form").then((file) => ({ default: file.CustomerEditForm })))

/** The buttons and the menu of actions on a customer. The open drawer is in the URL. */
export function CustomerActions({ first }: { first: Customer }) {
  const t = useTranslations("customers")
  const ability = useAbility()
  const { data: customer = first } = useQuery(endpoints.getCustomer, { params: { id: first.id } })
  const business = Number(useSearchParams().get("business")) || undefined
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const owes = customer.balances.some(({ balance }) => balance > 0)
  const act = acts.find((one) => one === open)
  const mayEdit = ability.can("update", "Customer")
  const mayMerge = mayEdit && customer.mergedInto === null
  const items = [
    ...(mayEdit ? [{ label: t("edit"), icon: <PencilLine />, onSelect: () => setOpen("edit") }] : []),
    ...(owes && ability.can("update", "Iou")
      ? [{ label: t("acts.adjustTitle"), icon: <Undo2 />, onSelect: () => setOpen("adjust") }]
      : []),
    ...(owes && ability.can("delete", "Iou")
      ? [{ label: t("acts.writeOffTitle"), icon: <Eraser />, onSelect: () => setOpen("writeOff") }]
      : []),
    ...(mayMerge ? [{ label: t("merge.open"), icon: <Merge />, onSelect: () => setOpen("merge") }] : []),
  ]
  return (
    <>
      {ability.can("create", "Iou") && customer.mergedInto === null && (
        <>
          {owes && (
            <Button icon={<HandCoins />} onClick={() => setOpen("repay")}>
              {t("acts.repayTitle")}
            </Button>
          )}
          <Button variant="outline" icon={<Plus />} onClick={() => setOpen("charge")}>
            {t("acts.chargeTitle")}
          </Button>
        </>
      )}
      {items.length > 0 && (
        <Menu button={{ variant: "outline", iconOnly: true, label: t("more"), icon: <Ellipsis /> }} items={items} />
      )}
      <ActDrawer customer={act ? customer.id : undefined} act={act ?? "charge"} business={business} onClose={close} />
      <Drawer open={mayEdit && open === "edit"} onClose={close} title={t("edit")} size="lg">
        <Suspense>
          <EditForm customer={customer} onDone={close} />
        </Suspense>
      </Drawer>
      <Drawer open={mayMerge && open === "merge"} onClose={close} title={t("merge.title", { name: customer.name })}>
        <Suspense>
          <MergeForm customer={customer} />
        </Suspense>
      </Drawer>
    </>
  )
}
