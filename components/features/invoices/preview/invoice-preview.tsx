"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { TextLink } from "@/components/ui/text-link"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoices/endpoints"
import { OpenedClient } from "../editor/opened-client"
import { InvoiceDrawers } from "../invoice-drawers"
import { InvoiceSheet } from "../paper/paper"
import { CreditLinks, VoidAlert } from "./correction-notes"
import { PaymentList } from "./payment-list"
import { PreviewActions } from "./preview-actions"

/** An invoice with its actions and payments, updated live. */
export function InvoicePreview({ id, aside }: { id: number; aside?: ReactNode }) {
  const t = useTranslations("invoices")
  const { data, error, isLoading, mutate } = useQuery(endpoints.getInvoiceDocument, {
    query: { id },
  })
  if (error?.status === 404) {
    return (
      <Alert tone="warning" title={t("view.goneTitle")} announce>
        <TextLink href="/apps/invoice/list">{t("actions.backToList")}</TextLink>
      </Alert>
    )
  }
  if (!data) return <LoadFailed text={error?.message} busy={isLoading} onRetry={() => void mutate()} />
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 max-lg:order-last">
        <InvoiceSheet invoice={data} />
      </div>
      <div className="space-y-5 lg:sticky lg:top-20">
        <VoidAlert invoice={data} />
        <PreviewActions invoice={data} />
        {data.kind === "invoice" && <PaymentList invoice={data} />}
        <CreditLinks invoice={data} />
        {aside}
      </div>
      <InvoiceDrawers />
      <OpenedClient id={data.clientId} />
    </div>
  )
}
