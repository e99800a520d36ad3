"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { LoadFailed } from "@/components/ui/load-failed"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { useInvalidate } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { useRouter } from "@/lib/core/i18n/navigation"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { WrittenInvoice } from "@/lib/features/invoices/schema/form"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { staleAfterWrite } from "../stale"
import { useFormats } from "../use-formats"
import { BillingDrawer } from "./billing-drawer"
import { ConflictNotice } from "./conflict-notice"
import { EditorForm } from "./editor-form"
import { valuesOf } from "./form-values"
import { LockedNotice } from "./locked-notice"
import { useSalespeople } from "./use-people"

/** The editor for a draft. It shows a notice as soon as somebody else changes or issues the invoice. */
export function EditInvoice({ id }: { id: number }) {
  const [isEditing, setEditing] = useState(false)
  const { data, error, isLoading, mutate } = useQuery(endpoints.getInvoiceDocument, {
    query: { id },
  })
  if (!data) return <LoadFailed text={error?.message} busy={isLoading} onRetry={() => void mutate()} />
  // Once the form is shown it stays, so that nothing typed is lost when somebody issues the invoice.
  if (!data.isIssued && !isEditing) setEditing(true)
  return isEditing ? <Editor latest={data} /> : <LockedNotice invoice={data} />
}

function Editor({ latest }: { latest: InvoiceDocument }) {
  const t = useTranslations("invoices")
  const { locale } = useFormats()
  const router = useRouter()
  const invalidate = useInvalidate()
  const people = useSalespeople()
  /** The version being edited. */
  const [base, setBase] = useState(latest)
  const overwriteVersion = useRef<number>(undefined)
  const { id } = base.invoice
  const number = String(id)

  async function save(written: WrittenInvoice) {
    const version = overwriteVersion.current ?? base.version
    overwriteVersion.current = undefined
    try {
      await call(endpoints.updateInvoice, { body: { invoice: { id, version, ...written } } })
    } catch (failure) {
      const stale = failure instanceof CallError && failure.status === 409 && !failure.fields
      if (!stale) throw failure
      // Load the other version, which shows the conflict notice. The form keeps the user's input.
      await invalidate(staleAfterWrite)
      return {}
    }
    toast.success(t("done.saved", { number }))
    await invalidate(staleAfterWrite)
    router.push(`/apps/invoice/preview/${id}`)
    return undefined
  }

  const conflict = latest.version > base.version && (
    <ConflictNotice
      id={id}
      onLoadTheirs={() => setBase(latest)}
      onOverwrite={() => {
        overwriteVersion.current = latest.version
      }}
    />
  )
  const notice = latest.isIssued ? <LockedNotice invoice={latest} whileEditing /> : conflict
  return (
    <>
      <EditorForm
        key={base.version}
        id={id}
        values={valuesOf(base, locale)}
        client={base.client}
        billing={latest.billing}
        people={people}
        paidMinor={latest.paidMinor}
        onSubmit={save}
        submitLabel={t("actions.save")}
        notice={notice}
      />
      <BillingDrawer billing={latest.billing} />
    </>
  )
}
