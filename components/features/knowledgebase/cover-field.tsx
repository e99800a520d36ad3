"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { kbCovers } from "@/lib/features/knowledgebase/values"

/** Selects one of the cover drawings, or none. */
export function CoverField({ name, label }: { name: string; label: string }) {
  const t = useTranslations("knowledgebase.form")
  const { field } = useController({ name })
  const current = field.value && !kbCovers.includes(field.value) ? [field.value as string] : []
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-dense">{label}</legend>
      <div className="grid grid-cols-3 gap-2">
        {["", ...current, ...kbCovers].map((cover, index) => (
          <label
            key={cover}
            className="relative grid min-h-11 cursor-pointer place-items-center overflow-hidden rounded-control border-2 border-line text-center text-ink-muted text-xs hover:border-line-strong has-checked:border-brand-mark has-focus-visible:outline-2 has-focus-visible:outline-brand-mark"
          >
            <input
              type="radio"
              name={name}
              value={cover}
              checked={field.value === cover}
              onChange={() => field.onChange(cover)}
              onBlur={field.onBlur}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {cover ? (
              <img
                src={cover}
                alt={t("pictureName", { number: index })}
                width={120}
                height={80}
                className="aspect-3/2 w-full object-cover"
              />
            ) : (
              <span className="p-1">{t("noPicture")}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
