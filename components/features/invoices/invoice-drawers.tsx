"use client"

import { useTranslations } from "next-intl"
import { lazy, type ReactNode, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { nameOf } from "./name"

export const loadSendForm = () => import("./send-form")
export const loadPaymentForm = () => import("./payment-form")
export const loadCreditForm = () => import("./credit-form")
const SendForm = lazy(loadSendForm)
const PaymentForm = lazy(loadPaymentForm)
const CreditForm = lazy(loadCreditForm)

const waiting = (
  <div className="space-y-5">
    <Skeleton className="h-9" />
    <Skeleton className="h-9" />
    <Skeleton className="h-40" />
  </div>
)

interface Props {
  /** The URL parameter that names the invoice. */
  param: "send" | "pay" | "refund" | "credit"
  title: (invoice: InvoiceDocument | undefined) => string
  description: (invoice: InvoiceDocument) => string
  children: (invoice: InvoiceDocument, close: () => void) => ReactNode
}

/** A drawer for the invoice that a URL parameter names, if the user can change it. */
function InvoiceDrawer({ param, title, description, children }: Props) {
  const [id, set] = useViewParam(param)
  const canUse = useAbility().can(param === "credit" ? "create" : "update", "Invoice")
  const open = canUse && id !== null && /^\d{1,9}$/.test(id)
  const { data } = useQuery(endpoints.getInvoiceDocument, open ? { query: { id } } : null)
  const invoice = open && data?.invoice.id === Number(id) ? data : undefined
  const close = () => set(null, { replace: true })
  return (
    <Drawer open={open} onClose={close} title={title(invoice)} description={invoice && description(invoice)}>
      <Suspense fallback={waiting}>{invoice ? children(invoice, close) : waiting}</Suspense>
    </Drawer>
  )
}

/** Drawers to send or credit an invoice, and to record a payment or refund. The URL says which one is open. */
export function InvoiceDrawers() {
  const t = useTranslations("invoices")
  const numberOf = (invoice: InvoiceDocument | undefined) => ({
    number: invoice ? nameOf({ id: invoice.invoice.id, number: invoice.number }) : "",
  })
  const namesOf = (invoice: InvoiceDocument) => ({
    ...numberOf(invoice),
    client: invoice.client.company || invoice.client.name,
  })
  return (
    <>
      <InvoiceDrawer
        param="send"
        title={(invoice) => t("send.title", numberOf(invoice))}
        description={({ isIssued }) => (isIssued ? t("send.text") : `${t("send.text")} ${t("send.issues")}`)}
      >
        {(invoice, close) => <SendForm invoice={invoice} waiting={waiting} onDone={close} />}
      </InvoiceDrawer>
      <InvoiceDrawer
        param="pay"
        title={() => t("pay.title")}
        description={(invoice) => t("pay.text", namesOf(invoice))}
      >
        {(invoice, close) => <PaymentForm kind="payment" invoice={invoice} onDone={close} />}
      </InvoiceDrawer>
      <InvoiceDrawer
        param="refund"
        title={() => t("refund.title")}
        description={(invoice) => t("refund.text", namesOf(invoice))}
      >
        {(invoice, close) => <PaymentForm kind="refund" invoice={invoice} onDone={close} />}
      </InvoiceDrawer>
      <InvoiceDrawer
        param="credit"
        title={(invoice) => t("credit.title", numberOf(invoice))}
        description={() => t("credit.text")}
      >
        {(invoice, close) => <CreditForm invoice={invoice} onDone={close} />}
      </InvoiceDrawer>
    </>
  )
}
