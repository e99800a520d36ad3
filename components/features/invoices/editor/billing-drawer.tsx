"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Billing } from "@/lib/features/billing/schema"

const BillingForm = lazy(() => import("./billing-form"))

/** The drawer to edit the billing details (`open=billing`). */
export function BillingDrawer({ billing }: { billing: Billing }) {
  const t = useTranslations("invoices.billing")
  const [open, setOpen] = useViewParam("open")
  const canManage = useAbility().can("manage", "Invoice")
  const close = () => setOpen(null, { replace: true })
  return (
    <Drawer open={canManage && open === "billing"} onClose={close} title={t("title")} description={t("text")}>
      <Suspense>
        <BillingForm billing={billing} onDone={close} />
      </Suspense>
    </Drawer>
  )
}
