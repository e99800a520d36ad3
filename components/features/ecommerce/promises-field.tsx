"use client"

import { Plus, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useFieldArray } from "react-hook-form"
import { SelectField } from "@/components/form/select-field"
import { TextField } from "@/components/form/text-field"
import { Button } from "@/components/ui/button"
import { maxPromises, promiseIcons } from "@/lib/features/shop/values"

/** The promises as groups of icon, title and text. */
export function PromisesField({ name }: { name: string }) {
  const t = useTranslations("shop")
  const ui = useTranslations("ui")
  const { fields, append, remove } = useFieldArray({ name })
  const icons = promiseIcons.map((value) => ({ value, label: t(`icons.${value}`) }))
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-dense">{t("promises")}</legend>
      <p className="mt-0.5 mb-2 text-pretty text-ink-muted text-xs">{t("promisesHelp")}</p>
      <div className="grid gap-3">
        {fields.map(({ id }, index) => (
          <fieldset key={id} className="grid min-w-0 gap-3 rounded-control border p-3">
            <legend className="sr-only">{t("promise", { number: index + 1 })}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              <SelectField name={`${name}.${index}.icon`} label={t("icon")} options={icons} />
              <Button
                variant="ghost"
                iconOnly
                label={ui("removeRow", { number: index + 1 })}
                icon={<X />}
                onClick={() => remove(index)}
              />
            </div>
            <TextField required name={`${name}.${index}.title`} label={t("promiseTitle")} maxLength={60} />
            <TextField name={`${name}.${index}.text`} label={t("promiseText")} maxLength={160} />
          </fieldset>
        ))}
        <Button
          variant="outline"
          size="sm"
          icon={<Plus />}
          disabled={fields.length >= maxPromises}
          onClick={() => append({ icon: promiseIcons[0], title: "", text: "" })}
          className="w-fit"
        >
          {t("addPromise")}
        </Button>
      </div>
    </fieldset>
  )
}
