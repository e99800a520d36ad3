"use client"

import { CalendarSync, PencilLine, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { RecurringCharge, RecurringListQuery } from "@/lib/features/customers/schema/recurring"
import { recurringSource } from "./related-sources"
import { useRecurringColumns } from "./use-recurring-columns"

const RecurringForm = lazy(() => import("./recurring-form").then((file) => ({ default: file.RecurringForm })))

/** Lists the recurring charges of a customer, or of all customers in the chosen shop. */
export function RecurringList({ customer }: { customer?: number }) {
  const t = useTranslations("customers")
  const mayEdit = useAbility().can("update", "Iou")
  const shop = useChosenShop()
  const source = useMemo(
    () => recurringSource(customer === undefined ? (shop === undefined ? {} : { shop }) : { customer }),
    [customer, shop],
  )
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, edited] = /^round-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = mayEdit && customer !== undefined && open === "add-round"
  return (
    <>
      <ListScreen<RecurringCharge, RecurringListQuery>
        source={source}
        columns={useRecurringColumns()}
        labels={{
          title: t("recurring.title"),
          search: customer === undefined ? t("recurring.search") : undefined,
          emptyTitle: t("recurring.emptyTitle"),
          emptyText: t("recurring.emptyText"),
          ownOrder: t("byName"),
          row: ({ customerName, text }) => `${customerName}, ${text}`,
        }}
        emptyIcon={<CalendarSync />}
        primaryAction={
          mayEdit &&
          customer !== undefined && (
            <Button icon={<Plus />} onClick={() => setOpen("add-round")}>
              {t("recurring.add")}
            </Button>
          )
        }
        rowActions={({ id, text, customerName }) =>
          mayEdit && (
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              icon={<PencilLine />}
              label={t("recurring.editOf", { text, name: customerName })}
              onClick={() => setOpen(`round-${id}`)}
            />
          )
        }
      />
      <Drawer
        open={isAdding || (mayEdit && Boolean(edited))}
        onClose={close}
        title={t(edited ? "recurring.edit" : "recurring.add")}
        size="lg"
      >
        <Suspense>
          {(isAdding || edited) && (
            <RecurringForm key={open} id={edited ? Number(edited) : undefined} customer={customer} onDone={close} />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}
