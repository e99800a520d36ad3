"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { TextareaField } from "@/components/form/textarea-field"
import { LoadFailed } from "@/components/ui/load-failed"
import { toast } from "@/components/ui/toast"
import { useMutation } from "@/lib/core/client/use-mutation"
import { useQuery } from "@/lib/core/client/use-query"
import type { MailFormat } from "@/lib/features/clients/values"
import { listInvoiceFormats } from "@/lib/features/einvoices/endpoints"
import type { InvoiceFormatList } from "@/lib/features/einvoices/schema"
import * as endpoints from "@/lib/features/invoice-mails/endpoints"
import type { InvoiceEmail } from "@/lib/features/invoices/schema/proposals"
import type { InvoiceDocument } from "@/lib/features/invoices/schema/shown"
import { nameOf } from "./name"
import { SentFiles } from "./sent-files"
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
  const letter = useQuery(endpoints.proposeLetter, { query: { id } })
  const formats = useQuery(listInvoiceFormats, { params: { id } })
  const all = [letter, formats]
  const isLoading = all.some((one) => one.isLoading)
  const failure = all.find(({ error, data }) => error && !data)?.error
  const retry = () => void Promise.all(all.map(({ mutate }) => mutate()))
  if (failure) return <LoadFailed text={failure.message} busy={isLoading} onRetry={retry} />
  if (!letter.data || !formats.data || isLoading) return waiting
  return <EmailForm invoice={invoice} letter={letter.data} formats={formats.data} onDone={onDone} />
}

interface EmailProps extends Omit<Props, "waiting"> {
  letter: InvoiceEmail
  formats: InvoiceFormatList
}

function EmailForm({ invoice, letter, formats, onDone }: EmailProps) {
  const t = useTranslations("invoices")
  const send = useMutation(endpoints.sendInvoice, { invalidates: staleAfterWrite })
  const { from, file, ...values } = letter
  const name = nameOf({ id: invoice.invoice.id, number: invoice.number })

  async function submit(mail: Pick<InvoiceEmail, "to" | "subject" | "message"> & { format: MailFormat }) {
    const { delivery, number } = await send.run({ body: { id: invoice.invoice.id, ...mail } })
    if (delivery?.state === "logged") toast.warning(t("done.notSent", { count: 1 }))
    else toast.success(t("done.sent", { number: number ?? name, to: mail.to }))
    onDone()
  }

  return (
    <Form
      schema={schema}
      defaultValues={{ ...values, format: formats.preferred }}
      onSubmit={submit}
      submitLabel={t("actions.send")}
    >
      <div>
        <p className="mb-1 font-medium text-dense">{t("send.from")}</p>
        <p className="wrap-anywhere text-ink-muted text-sm">{from || "–"}</p>
      </div>
      <TextField required name="to" type="email" label={t("send.to")} autoComplete="off" />
      <TextField required name="subject" label={t("send.subject")} />
      <TextareaField required name="message" label={t("send.message")} rows={12} />
      <SentFiles id={invoice.invoice.id} formats={formats} pdf={file} />
    </Form>
  )
}
