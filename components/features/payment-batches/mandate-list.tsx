"use client"

import { Ban, Ellipsis, FileSignature, PencilLine, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useMemo, useState } from "react"
import { useDay } from "@/components/features/payments/use-day"
import { businessFilter } from "@/components/features/payments/use-register-filters"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Drawer } from "@/components/ui/drawer"
import { Menu } from "@/components/ui/menu"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { callOnce } from "@/lib/core/client/call-once"
import { useViewParam } from "@/lib/core/client/use-list-state"
import * as endpoints from "@/lib/features/payment-batches/endpoints"
import type { Mandate, MandateListQuery } from "@/lib/features/payment-batches/schema"
import { mandateStates } from "@/lib/features/payment-batches/values"
import { mandateSource, mandatesOfCustomer } from "./list-sources"
import { staleMandates } from "./stale"

const MandateForm = lazy(() => import("./mandate-form").then((module) => ({ default: module.MandateForm })))

function useColumns(): ListColumn<Mandate>[] {
  const t = useTranslations("payments.mandates")
  const day = useDay()
  return [
    {
      name: "customer",
      header: t("fields.customer"),
      cell: ({ customerName, businessName }) => (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium text-ink">{customerName}</bdi>
          <bdi className="block truncate text-ink-muted text-xs">{businessName}</bdi>
        </span>
      ),
      text: ({ customerName }) => customerName,
      width: "w-[28%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "reference",
      header: t("fields.reference"),
      cell: ({ reference, kind }) => (
        <span className="block min-w-0">
          <bdi className="tabular block truncate">{reference}</bdi>
          <span className="block text-ink-muted text-xs">{t(`kinds.${kind}`)}</span>
        </span>
      ),
      text: ({ reference }) => reference,
      width: "w-[18%]",
    },
    {
      name: "iban",
      header: t("fields.iban"),
      cell: ({ iban }) => <bdi className="tabular block truncate">{iban}</bdi>,
      text: ({ iban }) => iban,
      width: "w-[22%]",
      phone: "hidden",
    },
    {
      name: "signedOn",
      header: t("fields.signedOn"),
      cell: ({ signedOn }) => day(signedOn),
      text: ({ signedOn }) => signedOn,
      width: "w-[14%]",
    },
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state, lastOn }) => (
        <span className="block">
          <Badge tone={state === "active" ? "success" : "neutral"}>{t(`states.${state}`)}</Badge>
          {lastOn && <span className="block text-ink-muted text-xs">{`${t("fields.last")}: ${day(lastOn)}`}</span>}
        </span>
      ),
      text: ({ state }) => t(`states.${state}`),
      width: "w-[18%]",
    },
  ]
}

function RowMenu({ row, onEdit }: { row: Mandate; onEdit: () => void }) {
  const t = useTranslations("payments.mandates")
  const attempt = useAttempt(staleMandates)
  const [isAsking, setAsking] = useState(false)
  const { id, reference, version } = row
  const revoke = () =>
    attempt(async () => {
      await callOnce(endpoints.changeSepaMandate, { params: { id }, body: { state: "revoked", version } })
      void toast.success(t("revoked", { reference }))
    })
  const label = t("actions", { reference })
  return (
    <>
      <Menu
        button={{ variant: "ghost", size: "sm", iconOnly: true, label, icon: <Ellipsis /> }}
        items={[
          { label: t("edit"), icon: <PencilLine />, onSelect: onEdit },
          ...(row.state === "active" ? [{ label: t("revoke"), icon: <Ban />, onSelect: () => setAsking(true) }] : []),
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          await revoke()
          setAsking(false)
        }}
        title={t("revoke")}
        text={t("revokeAsk", { reference })}
        confirmLabel={t("revoke")}
      />
    </>
  )
}

interface Props {
  /** Of one customer, on their page. */
  customer?: number
}

/** Mandates of customers, and the drawer with the form. What the drawer shows is in the URL. */
export function MandateList({ customer }: Props) {
  const t = useTranslations("payments.mandates")
  const ability = useAbility()
  const mayAdd = ability.can("create", "Payment")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, edited] = /^mandate-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = mayAdd && open === "add-mandate"
  const source = useMemo(() => (customer === undefined ? mandateSource : mandatesOfCustomer(customer)), [customer])
  return (
    <>
      <ListScreen<Mandate, MandateListQuery>
        source={source}
        columns={useColumns()}
        filters={[
          {
            ...{ name: "state", label: t("fields.state") },
            options: mandateStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          businessFilter(t("fields.business")),
        ]}
        labels={{
          ...{ title: t("list"), search: t("search"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") },
          row: ({ reference }) => reference,
        }}
        emptyIcon={<FileSignature />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add-mandate")}>
              {t("add")}
            </Button>
          )
        }
        rowActions={
          ability.can("update", "Payment")
            ? (row) => <RowMenu row={row} onEdit={() => setOpen(`mandate-${row.id}`)} />
            : undefined
        }
      />
      <Drawer open={isAdding || Boolean(edited)} onClose={close} title={t(edited ? "edit" : "add")}>
        <Suspense>
          {(isAdding || edited) && (
            <MandateForm key={open} id={edited ? Number(edited) : undefined} customer={customer} onDone={close} />
          )}
        </Suspense>
      </Drawer>
    </>
  )
}
