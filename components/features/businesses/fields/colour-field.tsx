"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Button } from "@/components/ui/button"
import { usualColour } from "@/lib/features/businesses/values"

/** The colour of a business on its cards and documents, or none. */
export function ColourField({ name }: { name: string }) {
  const t = useTranslations("businesses")
  const { field } = useController({ name })
  return (
    <Field name={name} label={t("fields.colour")} help={t("help.colour")}>
      {(control) => (
        <div className="flex items-center gap-3">
          <input
            {...control}
            type="color"
            name={name}
            ref={field.ref}
            value={field.value || usualColour}
            onChange={(event) => field.onChange(event.target.value)}
            onBlur={field.onBlur}
            className="h-control w-16 cursor-pointer rounded-control border border-line-strong bg-card p-1"
          />
          {field.value ? (
            <Button variant="ghost" size="sm" onClick={() => field.onChange("")}>
              {t("noColour")}
            </Button>
          ) : (
            <span className="text-dense text-ink-muted">{t("noColourChosen")}</span>
          )}
        </div>
      )}
    </Field>
  )
}
