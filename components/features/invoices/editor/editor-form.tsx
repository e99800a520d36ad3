"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useCallback } from "react"
import { Form } from "@/components/form/form"
import type { FormProblems } from "@/components/form/form-problems"
import { useLanguage } from "@/lib/core/i18n/use-language"
import type { Billing } from "@/lib/features/billing/schema"
import type { ListedClient } from "@/lib/features/clients/schema"
import type { InvoiceForm, WrittenInvoice } from "@/lib/features/invoices/schema/form"
import type { Salesperson } from "@/lib/features/invoices/schema/parties"
import { DocumentSheet } from "../paper/paper-sheet"
import { ClientPicker } from "./client-picker"
import { EditorHead } from "./editor-head"
import { EditorLines } from "./editor-lines"
import { EditorNotes } from "./editor-notes"
import { EditorOptions } from "./editor-options"
import { EditorTax } from "./editor-tax"
import { EditorTotals } from "./editor-totals"
import { useSellers } from "./use-sellers"

/** The layout: document, options and sticky submit button beside it, errors above both. */
const places =
  "lg:grid lg:grid-cols-[minmax(0,1fr)_16.5rem] lg:items-start lg:gap-y-0 lg:gap-x-5 lg:[grid-template-rows:auto_auto_auto_1fr] " +
  "lg:[grid-template-areas:'alert_alert'_'notice_notice'_'paper_options'_'paper_buttons'] " +
  "lg:[&>[role=alert]]:mb-5 lg:[&>[role=alert]]:[grid-area:alert] " +
  "lg:[&>:last-child]:sticky lg:[&>:last-child]:top-20 lg:[&>:last-child]:pt-4 lg:[&>:last-child]:[grid-area:buttons] " +
  "lg:[&>:last-child>*]:w-full"

interface Props {
  values: InvoiceForm
  /** The id of an existing draft. */
  id?: number
  client?: ListedClient
  billing: Billing
  people: Salesperson[]
  paidMinor: number
  onSubmit: (written: WrittenInvoice) => Promise<FormProblems | undefined>
  submitLabel: string
  /** Shown above the document, for conflicts. */
  notice?: ReactNode
}

/** The invoice as a form that looks like the document, with its options beside it. */
export function EditorForm(props: Props) {
  const { values, id, client, billing, people, paidMinor, onSubmit, submitLabel, notice } = props
  const t = useTranslations("invoices")
  const locale = useLanguage()
  const schema = useCallback(
    () => import("@/lib/features/invoices/schema/form").then(({ invoiceForm }) => invoiceForm(locale)),
    [locale],
  )
  // One from before there were several businesses keeps its issuer.
  const mustChoose = useSellers().length > 1 && id === undefined
  const send = async (written: WrittenInvoice) =>
    mustChoose && written.businessId === null
      ? { fields: { businessId: t("editor.chooseBusiness") } }
      : await onSubmit(written)
  return (
    <Form schema={schema} defaultValues={values} onSubmit={send} submitLabel={submitLabel} className={places}>
      {notice && <div className="lg:mb-5 lg:[grid-area:notice]">{notice}</div>}
      <DocumentSheet
        label={t(id ? "editor.editTitle" : "editor.addTitle", { number: String(id) })}
        className="lg:[grid-area:paper]"
      >
        <EditorHead billing={billing} isNew={id === undefined} />
        <ClientPicker first={client} billing={billing} paidMinor={paidMinor} />
        <EditorLines />
        <EditorTotals paidMinor={paidMinor} />
        <EditorTax billing={billing} />
        <EditorNotes people={people} />
      </DocumentSheet>
      <EditorOptions />
    </Form>
  )
}
