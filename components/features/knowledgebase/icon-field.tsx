"use client"

import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { helpIcons } from "@/lib/features/faq/values"
import { HelpIcon } from "./help-icon"

/** Chooses a category's icon. Native radio buttons, so that the arrow keys work. */
export function IconField({ name, label }: { name: string; label: string }) {
  const t = useTranslations("knowledgebase.icons")
  const { field } = useController({ name })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-dense">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {helpIcons.map((icon) => (
          <label
            key={icon}
            data-tip={t(icon)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control border border-line text-ink-muted transition-colors duration-fast hover:border-line-strong has-checked:border-brand-mark has-checked:bg-brand-soft has-checked:text-brand-text has-focus-visible:outline-2 has-focus-visible:outline-brand-mark sm:size-9"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              checked={field.value === icon}
              onChange={() => field.onChange(icon)}
              onBlur={field.onBlur}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <HelpIcon name={icon} className="size-4.5" />
            <span className="sr-only">{t(icon)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
