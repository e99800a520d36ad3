"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Badge } from "@/components/ui/badge"
import { Drawer } from "@/components/ui/drawer"
import { PageHeader } from "@/components/ui/page-header"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { type Act, BillActs, useBillActs } from "./bill-acts"
import { BillFacts, BillTrail } from "./bill-facts"
import { BillLines } from "./bill-lines"
import { BillNotices } from "./bill-notices"
import { StateBadge } from "./state-badge"
import { isOverdue, useFormats } from "./use-formats"

const forms = {
  approve: lazy(() => import("./approve-form")),
  pay: lazy(() => import("./pay-form")),
  goods: lazy(() => import("./goods-form")),
}
const ReasonForm = lazy(() => import("./reason-form"))

function ActDrawer({ bill, act, onClose }: { bill: SupplierBill; act: Act | undefined; onClose: () => void }) {
  const t = useTranslations("supplier-bills")
  const Other = act && act !== "reject" && act !== "reverse" ? forms[act] : undefined
  const name = act === "pay" && bill.kind === "credit-note" ? "refund" : (act ?? "approve")
  return (
    <Drawer open={act !== undefined} onClose={onClose} title={t(`acts.${name}`)} size={act === "goods" ? "lg" : "md"}>
      <Suspense>
        {Other && <Other bill={bill} onDone={onClose} />}
        {(act === "reject" || act === "reverse") && <ReasonForm act={act} bill={bill} onDone={onClose} />}
      </Suspense>
    </Drawer>
  )
}

/** A bill with its lines and history, and what can be done with it: `open=approve`, `open=pay` and so on. */
export function BillPage({ first, today }: { first: SupplierBill; today: string }) {
  const t = useTranslations("supplier-bills")
  const { amount } = useFormats()
  const { data: bill = first } = useQuery(endpoints.getSupplierBill, { params: { id: first.id } })
  const [open, setOpen] = useViewParam("open")
  const { acts, needsOther } = useBillActs(bill, useAbility())
  const close = () => setOpen(null, { replace: true })
  const title = t(bill.kind === "credit-note" ? "bill.creditTitle" : "bill.title", { number: bill.number })
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t("title"), href: "/business/supplier-bills" }, { label: bill.number }]}
        title={title}
        subtitle={`${bill.supplier.name} · ${amount(bill.total, bill)}`}
        actions={<BillActs bill={bill} acts={acts} onAct={setOpen} />}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        <StateBadge state={bill.state} />
        {isOverdue(bill, today) && <Badge tone="danger">{t("bill.overdue")}</Badge>}
      </div>
      <div className="grid gap-4">
        <BillNotices bill={bill} needsOther={needsOther} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <BillLines bill={bill} />
          <div className="grid gap-4">
            <BillFacts bill={bill} />
            <BillTrail bill={bill} />
          </div>
        </div>
      </div>
      <ActDrawer bill={bill} act={acts.find((act) => act === open)} onClose={close} />
    </>
  )
}
