"use client"

import { useLocale, useTranslations } from "next-intl"
import { type ReactNode, useCallback } from "react"
import { Form } from "@/components/form/form"
import type { FormProblems } from "@/components/form/form-problems"
import type { Billing } from "@/lib/features/billing/schema"
import type { ListedClient } from "@/lib/features/clients/schema"
import type { InvoiceForm, WrittenInvoice } from "@/lib/features/invoices/schema/form"
import type { Salesperson } from "@/lib/features/invoices/schema/shown"
import { PaperSheet } from "../paper/paper-sheet"
import { ClientPicker } from "./client-picker"
import { EditorHead } from "./editor-head"
import { EditorLines } from "./editor-lines"
import { EditorNotes } from "./editor-notes"
import { EditorOptions } from "./editor-options"
import { EditorTotals } from "./editor-totals"

interface Props {
  values: InvoiceForm
  /** Of an invoice that exists already: its number stays as it was given. */
  number?: number
  client?: ListedClient
  billing: Billing
  people: Salesperson[]
  paidMinor: number
  onSubmit: (written: WrittenInvoice) => Promise<FormProblems | undefined>
  submitLabel: string
  /** Stands above the paper: what has to be settled first. */
  notice?: ReactNode
}

/** The paper with inputs, and beside it what it shows. */
export function EditorForm(props: Props) {
  const { values, number, client, billing, people, paidMinor, onSubmit, submitLabel, notice } = props
  const t = useTranslations("invoices")
  const locale = useLocale()
  const schema = useCallback(
    () => import("@/lib/features/invoices/schema/form").then(({ invoiceForm }) => invoiceForm(locale)),
    [locale],
  )
  return (
    <Form
      schema={schema}
      defaultValues={values}
      onSubmit={onSubmit}
      submitLabel={submitLabel}
      className="lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-5 lg:[&>[role=alert]]:col-span-2"
    >
      {notice && <div className="lg:col-span-2">{notice}</div>}
      <PaperSheet
        label={t(number ? "editor.editTitle" : "editor.addTitle", { number: String(number) })}
        className="lg:row-span-2"
      >
        <EditorHead billing={billing} number={number} />
        <ClientPicker first={client} billing={billing} paidMinor={paidMinor} />
        <EditorLines />
        <EditorTotals paidMinor={paidMinor} />
        <EditorNotes people={people} />
      </PaperSheet>
      <EditorOptions />
    </Form>
  )
}
