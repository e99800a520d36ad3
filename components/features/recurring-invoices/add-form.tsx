"use client"

import { useTranslations } from "next-intl"
import { useFormats } from "@/components/features/invoices/use-formats"
import { Form } from "@/components/form/form"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { toast } from "@/components/ui/toast"
import { today } from "@/lib/core/client/today"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import { getInvoiceDocument } from "@/lib/features/invoices/endpoints"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import * as endpoints from "@/lib/features/recurring-invoices/endpoints"
import type { RecurringForm } from "@/lib/features/recurring-invoices/schema/recurring"
import { staleRecurring } from "./list-source"
import { TermFields } from "./term-fields"

const schema = () =>
  import("@/lib/features/recurring-invoices/schema/recurring").then(({ recurringForm }) => recurringForm)

const daysOf = ({ issuedDate, dueDate }: InvoiceDocument) =>
  Math.round((Date.parse(dueDate) - Date.parse(issuedDate)) / 86_400_000)

function LoadedForm({ document, onDone }: { document: InvoiceDocument; onDone: () => void }) {
  const t = useTranslations("recurring-invoices")
  const { money } = useFormats()
  const add = useMutation(endpoints.addRecurringInvoice, { invalidates: staleRecurring })
  const { client, totalMinor, currency, service, lines } = document
  const values = {
    ...{ invoice: document.invoice.id, name: service || lines[0]?.item || "", rule: "FREQ=MONTHLY" },
    ...{ startsOn: today(), endsOn: "", termDays: String(daysOf(document)), act: "draft" },
  }
  return (
    <Form
      schema={schema}
      defaultValues={values as never}
      onSubmit={async (body) => {
        const { name } = await add.run({ body: body as RecurringForm })
        void toast.success(t("done.added", { name }))
        onDone()
      }}
      submitLabel={t("add")}
      onCancel={onDone}
    >
      <p className="text-ink-muted text-sm">
        <bdi>{client.company || client.name}</bdi> · <span className="tabular">{money(totalMinor, currency)}</span>
      </p>
      <TermFields />
    </Form>
  )
}

/** The form to repeat an invoice. */
export function AddForm({ invoice, onDone }: { invoice: number; onDone: () => void }) {
  const { data, error, mutate } = useQuery(getInvoiceDocument, { query: { id: invoice } })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  return data ? <LoadedForm document={data} onDone={onDone} /> : <SkeletonText lines={8} />
}
