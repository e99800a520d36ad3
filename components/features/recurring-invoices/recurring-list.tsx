"use client"

import { Repeat } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { ButtonLink } from "@/components/ui/button-link"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { RecurringInvoice, RecurringListQuery } from "@/lib/features/recurring-invoices/schema/recurring"
import { recurringStates } from "@/lib/features/recurring-invoices/values"
import { recurringListSource } from "./list-source"
import { RowMenu } from "./row-menu"
import { useRecurringColumns } from "./use-recurring-columns"

const AddForm = lazy(() => import("./add-form").then((module) => ({ default: module.AddForm })))
const EditForm = lazy(() => import("./edit-form").then((module) => ({ default: module.EditForm })))

/** The recurring invoices, and the drawer with the form. What the drawer shows is in the URL. */
export function RecurringList() {
  const t = useTranslations("recurring-invoices")
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, act, id] = /^(from|edit)-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = act === "from" && ability.can("create", "Invoice")
  const isEditing = act === "edit" && ability.can("update", "Invoice")
  return (
    <>
      <ListScreen<RecurringInvoice, RecurringListQuery>
        source={recurringListSource}
        columns={useRecurringColumns()}
        filters={[
          {
            name: "state",
            label: t("fields.state"),
            options: recurringStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        labels={{
          title: t("title"),
          search: t("search"),
          emptyTitle: t("emptyTitle"),
          emptyText: t("emptyText"),
          ownOrder: t("fields.name"),
          row: ({ name }) => name,
        }}
        emptyIcon={<Repeat />}
        primaryAction={
          <ButtonLink variant="outline" href="/apps/invoice/list">
            {t("toInvoices")}
          </ButtonLink>
        }
        rowActions={(row) => <RowMenu row={row} onEdit={() => setOpen(`edit-${row.id}`)} />}
      />
      <Drawer open={isAdding || isEditing} onClose={close} title={t(isEditing ? "editTitle" : "add")} size="lg">
        <Suspense>
          {isAdding && <AddForm key={open} invoice={Number(id)} onDone={close} />}
          {isEditing && <EditForm key={open} id={Number(id)} onDone={close} />}
        </Suspense>
      </Drawer>
    </>
  )
}
