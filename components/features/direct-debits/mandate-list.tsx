"use client"

import { CalendarSync, Ellipsis, Pause, PencilLine, Play, Plus, Square } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import { useViewParam } from "@/lib/core/client/use-list-state"
import * as endpoints from "@/lib/features/direct-debits/endpoints"
import type { DebitListQuery, DirectDebit } from "@/lib/features/direct-debits/schema"
import { debitStates } from "@/lib/features/direct-debits/values"
import { mandateListSource } from "./list-sources"
import { staleDebits } from "./stale"
import { useMandateColumns } from "./use-mandate-columns"

const MandateForm = lazy(() => import("./mandate-form").then((module) => ({ default: module.MandateForm })))

const acts = {
  activate: endpoints.activateDirectDebit,
  pause: endpoints.pauseDirectDebit,
  end: endpoints.endDirectDebit,
} as const
type Act = keyof typeof acts

function RowMenu({ row, onEdit }: { row: DirectDebit; onEdit: () => void }) {
  const t = useTranslations("direct-debits.mandates")
  const done = useTranslations("direct-debits.done")
  const ability = useAbility()
  const attempt = useAttempt(staleDebits)
  const [isEnding, setEnding] = useState(false)
  const run = (act: Act) =>
    attempt(async () => {
      await callOnce(acts[act], { params: { id: row.id }, body: { version: row.version } })
      void toast.success(done(act, { name: row.creditor }))
    })
  const mayActivate = ability.can("update", "DebitActivation")
  const isStopped = row.state === "proposed" || row.state === "paused"
  const items = [
    ...(ability.can("update", "DirectDebit") ? [{ label: t("edit"), icon: <PencilLine />, onSelect: onEdit }] : []),
    ...(mayActivate && isStopped
      ? [{ label: t("activate"), icon: <Play />, onSelect: () => void run("activate") }]
      : []),
    ...(mayActivate && row.state === "active"
      ? [{ label: t("pause"), icon: <Pause />, onSelect: () => void run("pause") }]
      : []),
    ...(mayActivate ? [{ label: t("end"), icon: <Square />, onSelect: () => setEnding(true) }] : []),
  ]
  if (row.state === "ended" || items.length === 0) return null
  return (
    <>
      <Menu
        button={{
          variant: "ghost",
          size: "sm",
          iconOnly: true,
          label: t("actions", { name: row.creditor }),
          icon: <Ellipsis />,
        }}
        items={items}
      />
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={async () => {
          await run("end")
          setEnding(false)
        }}
        title={t("end")}
        text={t("endAsk", { name: row.creditor })}
        confirmLabel={t("end")}
      />
    </>
  )
}

/** The mandates, and the drawer with the form. What the drawer shows is in the URL. */
export function MandateList() {
  const t = useTranslations("direct-debits")
  const mayAdd = useAbility().can("create", "DirectDebit")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, edited] = /^edit-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = mayAdd && open === "add"
  return (
    <>
      <ListScreen<DirectDebit, DebitListQuery>
        source={mandateListSource}
        columns={useMandateColumns()}
        filters={[
          {
            name: "state",
            label: t("fields.state"),
            options: debitStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
        ]}
        labels={{
          title: t("mandates.title"),
          search: t("mandates.search"),
          emptyTitle: t("mandates.emptyTitle"),
          emptyText: t("mandates.emptyText"),
          ownOrder: t("fields.creditor"),
          row: ({ creditor }) => creditor,
        }}
        emptyIcon={<CalendarSync />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("mandates.add")}
            </Button>
          )
        }
        rowActions={(row) => <RowMenu row={row} onEdit={() => setOpen(`edit-${row.id}`)} />}
      />
      <Drawer
        open={isAdding || Boolean(edited)}
        onClose={close}
        title={t(edited ? "mandates.edit" : "mandates.add")}
        size="lg"
      >
        <Suspense>
          {(isAdding || edited) && <MandateForm key={open} id={edited ? Number(edited) : undefined} onDone={close} />}
        </Suspense>
      </Drawer>
    </>
  )
}
