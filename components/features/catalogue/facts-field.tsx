"use client"

import { Plus, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useFieldArray } from "react-hook-form"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"

const maxFacts = 20

/** Data sheet of a product as rows of name and value. */
export function FactsField({ name }: { name: string }) {
  const t = useTranslations("catalogue.facts")
  const { fields, append, remove } = useFieldArray({ name })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-dense">{t("label")}</legend>
      <div className="grid gap-3">
        {fields.map(({ id }, index) => (
          <div key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-end gap-2">
            <TextField name={`${name}.${index}.name`} label={t("name")} maxLength={60} />
            <TextField name={`${name}.${index}.value`} label={t("value")} maxLength={200} />
            <Button
              variant="ghost"
              iconOnly
              label={t("remove", { number: index + 1 })}
              icon={<X />}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        <Button
          variant="outline"
          size="sm"
          icon={<Plus />}
          disabled={fields.length >= maxFacts}
          onClick={() => append({ name: "", value: "" })}
          className="w-fit"
        >
          {t("add")}
        </Button>
      </div>
    </fieldset>
  )
}
