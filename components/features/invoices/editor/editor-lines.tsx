"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { useFieldArray, useFormContext } from "react-hook-form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import type { InvoiceForm } from "@/lib/features/invoices/schema/form"
import { LineFields, lineGrid } from "./line-fields"
import { blankLine } from "./typed-line"

const heads = ["item", "qty", "price", "discount", "vat", "net"] as const

/** The editable lines of the invoice. */
export function EditorLines() {
  const t = useTranslations("invoices.editor")
  const { control, getValues } = useFormContext<InvoiceForm>()
  const { fields, append, remove } = useFieldArray({ control, name: "lines" })
  const adder = useRef<HTMLButtonElement>(null)

  function add() {
    const last = getValues("lines").at(-1)
    append(blankLine(last?.vatRate ?? "", last?.vatCategory), { focusName: `lines.${fields.length}.item` })
  }
  function removeLine(index: number) {
    remove(index)
    adder.current?.focus()
  }

  return (
    <section aria-label={t("lines")}>
      <TextField name="service" label={t("service")} placeholder={t("servicePlaceholder")} className="mb-5 max-w-lg" />
      <div aria-hidden="true" className={`${lineGrid} border-y bg-sunken px-3 py-2 max-md:hidden`}>
        {heads.map((head, i) => (
          <span key={head} className={`truncate font-medium text-ink-muted text-xs ${i > 0 ? "text-end" : ""}`}>
            {t(head)}
          </span>
        ))}
      </div>
      {fields.map(({ id }, index) => (
        <LineFields key={id} index={index} onRemove={fields.length > 1 ? () => removeLine(index) : undefined} />
      ))}
      <Button ref={adder} variant="soft" size="sm" icon={<Plus />} onClick={add} className="mt-3">
        {t("addLine")}
      </Button>
    </section>
  )
}
