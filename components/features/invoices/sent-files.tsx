"use client"

import { Paperclip } from "lucide-react"
import { useTranslations } from "next-intl"
import { useWatch } from "react-hook-form"
import { SelectField } from "@/components/form/select-field"
import { Alert } from "@/components/ui/alert"
import { type MailFormat, mailFormats } from "@/lib/features/clients/values"
import type { InvoiceFormatList } from "@/lib/features/einvoices/schema"
import { MissingParts } from "./missing-parts"

interface Props {
  id: number
  formats: InvoiceFormatList
  /** The file name of the plain PDF. */
  pdf: string
}

const besides: Partial<Record<MailFormat, string>> = { ubl: "-xrechnung.xml", cii: "-cii.xml" }

/** The files attached to an invoice's email: a choice of format, their names, and missing parts of the e-invoice. */
export function SentFiles({ id, formats, pdf }: Props) {
  const t = useTranslations("invoices")
  const format = useWatch({ name: "format" }) as MailFormat
  const missing = formats.data.find((one) => one.format === format)?.missing ?? []
  const beside = besides[format]
  const names = [format === "factur-x" ? pdf.replace(/\.pdf$/, "-factur-x.pdf") : pdf]
  if (beside) names.push(pdf.replace(/\.pdf$/, beside))
  return (
    <>
      <SelectField
        name="format"
        label={t("send.format")}
        options={mailFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      {missing.length > 0 && (
        <Alert tone="warning" title={t("eInvoice.lacksTitle")}>
          <MissingParts id={id} business={formats.business} missing={missing} />
        </Alert>
      )}
      <ul className="space-y-1 text-dense text-ink-muted">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            {t("send.attached", { name })}
          </li>
        ))}
      </ul>
    </>
  )
}
