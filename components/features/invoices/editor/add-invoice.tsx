"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { LoadFailed } from "@/components/ui/load-failed"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as billingEndpoints from "@/lib/features/billing/endpoints"
import type { Billing } from "@/lib/features/billing/schema"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { WrittenInvoice } from "@/lib/features/invoices/schema/form"
import type { Seller } from "@/lib/features/invoices/schema/parties"
import type { NextInvoice } from "@/lib/features/invoices/schema/proposals"
import { staleAfterWrite } from "../stale"
import { useFormats } from "../use-formats"
import { BillingDrawer } from "./billing-drawer"
import { EditorForm } from "./editor-form"
import { newValues } from "./form-values"
import { useSalespeople } from "./use-people"

/** The editor for a new invoice. `ownId` is the user's id, who is the default salesperson. */
export function AddInvoice({ ownId }: { ownId: number }) {
  const next = useQuery(endpoints.nextInvoiceNumber)
  const billing = useQuery(billingEndpoints.getBilling)
  const sellers = useQuery(endpoints.listInvoiceSellers)
  if (next.data && billing.data && sellers.data) {
    const [seller, another] = sellers.data.sellers
    const only = another ? undefined : seller
    return <Editor next={next.data} billing={billing.data.billing} only={only} ownId={ownId} />
  }
  const all = [next, billing, sellers]
  const retry = () => void Promise.all(all.map(({ mutate }) => mutate()))
  const text = all.find(({ error }) => error)?.error?.message
  return <LoadFailed text={text} busy={all.some(({ isLoading }) => isLoading)} onRetry={retry} />
}

interface EditorProps {
  next: NextInvoice
  billing: Billing
  /** The only business there is. */
  only: { id: number; details: Seller } | undefined
  ownId: number
}

function Editor({ next, billing, only, ownId }: EditorProps) {
  const t = useTranslations("invoices")
  const { locale } = useFormats()
  const router = useRouter()
  const people = useSalespeople()
  const add = useMutation(endpoints.addInvoice, { invalidates: staleAfterWrite })
  const [proposed] = useState(next)

  async function save(written: WrittenInvoice) {
    const { invoice } = await add.run({ body: { invoice: written } })
    toast.success(t("done.created", { number: String(invoice.id) }))
    router.push(`/apps/invoice/preview/${invoice.id}`)
    return undefined
  }

  const seller = people.some(({ id }) => id === ownId) ? ownId : undefined
  return (
    <>
      <EditorForm
        values={newValues(
          proposed,
          { salespersonId: seller, businessId: only?.id, isVatExempt: only?.details.isVatExempt },
          locale,
        )}
        billing={billing}
        people={people}
        paidMinor={0}
        onSubmit={save}
        submitLabel={t("actions.create")}
      />
      <BillingDrawer billing={billing} />
    </>
  )
}
