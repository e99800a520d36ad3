"use client"

import { Paperclip } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/invoices/endpoints"
import type { InvoiceDocument, InvoiceEmail } from "@/lib/features/invoices/schema/shown"
import { staleAfterWrite } from "./stale"

const schema = () => import("@/lib/features/invoices/schema/form").then(({ invoiceEmailForm }) => invoiceEmailForm)

interface Props {
  invoice: Pick<InvoiceDocument, "invoice" | "number">
  waiting: ReactNode
  onDone: () => void
}

/** The form to send an invoice, with a proposed e-mail in the client's language. */
export default function SendForm({ invoice, waiting, onDone }: Props) {
  const { id } = invoice.invoice
  const { data, error, isLoading, mutate } = useQuery(endpoints.proposeLetter, { query: { id } })
  if (error && !data) return <LoadFailed text={error.message} busy={isLoading} onRetry={() => void mutate()} />
  if (!data || isLoading) return waiting
  return <EmailForm invoice={invoice} letter={data} onDone={onDone} />
}

function EmailForm({ invoice, letter, onDone }: Omit<Props, "waiting"> & { letter: InvoiceEmail }) {
  const t = useTranslations("invoices")
  const send = useMutation(endpoints.sendInvoice, { invalidates: staleAfterWrite })
  const { from, file, ...values } = letter
  const number = String(invoice.number)

  async function submit(mail: Pick<InvoiceEmail, "to" | "subject" | "message">) {
    const { delivery } = await send.run({ body: { id: invoice.invoice.id, ...mail } })
    if (delivery?.state === "logged") toast.warning(t("done.notSent", { count: 1 }))
    else toast.success(t("done.sent", { number, to: mail.to }))
    onDone()
  }

  return (
    <Form schema={schema} defaultValues={values} onSubmit={submit} submitLabel={t("actions.send")}>
      <div>
        <p className="mb-1 font-medium text-dense">{t("send.from")}</p>
        <p className="wrap-anywhere text-ink-muted text-sm">{from || "–"}</p>
      </div>
      <TextField required name="to" type="email" label={t("send.to")} autoComplete="off" />
      <TextField required name="subject" label={t("send.subject")} />
      <TextareaField required name="message" label={t("send.message")} rows={12} />
      <p className="flex items-center gap-2 text-dense text-ink-muted">
        <Paperclip aria-hidden="true" className="size-4 shrink-0" />
        {t("send.attached", { name: file })}
      </p>
    </Form>
  )
}
