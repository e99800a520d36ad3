"use client"

import { useTranslations } from "next-intl"
import { SelectField } from "@/components/form/select-field"
import { TextareaField } from "@/components/form/textarea-field"
import type { Salesperson } from "@/lib/features/invoices/schema/parties"

/** The salesperson, the terms and a note. */
export function EditorNotes({ people }: { people: Salesperson[] }) {
  const t = useTranslations("invoices.editor")
  return (
    <div className="grid gap-4 border-t pt-6 sm:grid-cols-2">
      <SelectField
        name="salespersonId"
        label={t("salesperson")}
        placeholder={t("nobody")}
        options={people.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
        className="sm:col-span-2 sm:max-w-xs"
      />
      <TextareaField name="terms" label={t("terms")} help={t("termsHelp")} rows={3} />
      <TextareaField name="note" label={t("note")} rows={3} />
    </div>
  )
}
