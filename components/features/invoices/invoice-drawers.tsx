"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoices/endpoints"

export const loadSendForm = () => import("./send-form")
export const loadPaymentForm = () => import("./payment-form")
const SendForm = lazy(loadSendForm)
const PaymentForm = lazy(loadPaymentForm)

const waiting = (
  <div className="space-y-5">
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-40" />
  </div>
)

/** Returns the invoice that a URL parameter names, if the user can edit it. */
function useInvoiceParam(parameter: "send" | "pay") {
  const [id, set] = useViewParam(parameter)
  const canUpdate = useAbility().can("update", "Invoice")
  const open = canUpdate && id !== null && /^\d{1,9}$/.test(id)
  const { data } = useQuery(endpoints.getInvoiceDocument, open ? { query: { id } } : null)
  const invoice = open && data?.invoice.id === Number(id) ? data : undefined
  return { open, invoice, close: () => set(null, { replace: true }) }
}

/** Drawers to send an invoice and to record a payment. The URL says which one is open for which invoice. */
export function InvoiceDrawers() {
  const t = useTranslations("invoices")
  const send = useInvoiceParam("send")
  const pay = useInvoiceParam("pay")
  return (
    <>
      <Drawer
        open={send.open}
        onClose={send.close}
        title={t("send.title", { number: String(send.invoice?.number ?? "") })}
        description={t("send.text")}
      >
        <Suspense fallback={waiting}>
          {send.invoice ? <SendForm invoice={send.invoice} waiting={waiting} onDone={send.close} /> : waiting}
        </Suspense>
      </Drawer>
      <Drawer
        open={pay.open}
        onClose={pay.close}
        title={t("pay.title")}
        description={
          pay.invoice &&
          t("pay.text", {
            number: String(pay.invoice.number),
            client: pay.invoice.client.company || pay.invoice.client.name,
          })
        }
      >
        <Suspense fallback={waiting}>
          {pay.invoice ? <PaymentForm invoice={pay.invoice} onDone={pay.close} /> : waiting}
        </Suspense>
      </Drawer>
    </>
  )
}
