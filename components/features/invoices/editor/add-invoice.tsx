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
import type { NextInvoice } from "@/lib/features/invoices/schema/shown"
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
    const business = another ? undefined : seller?.id
    return <Editor next={next.data} billing={billing.data.billing} business={business} ownId={ownId} />
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
  business: number | undefined
  ownId: number
}

function Editor({ next, billing, business, ownId }: EditorProps) {
  const t = useTranslations("invoices")
  const { locale } = useFormats()
  const router = useRouter()
  const people = useSalespeople()
  const add = useMutation(endpoints.addInvoice, { invalidates: staleAfterWrite })
  const [proposed] = useState(next)

  async function save({ number, ...written }: WrittenInvoice) {
    // If the user kept the proposed number, let the server choose, in case it has been taken meanwhile.
    const chosenNumber = number === proposed.number ? undefined : number
    const { invoice, number: given } = await add.run({ body: { invoice: { ...written, number: chosenNumber } } })
    toast.success(t("done.created", { number: String(given) }))
    router.push(`/apps/invoice/preview/${invoice.id}`)
    return undefined
  }

  const seller = people.some(({ id }) => id === ownId) ? ownId : undefined
  return (
    <>
      <EditorForm
        values={newValues(proposed, { salespersonId: seller, businessId: business }, locale)}
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
