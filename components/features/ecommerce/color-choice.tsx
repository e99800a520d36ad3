"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import type { ProductColor } from "@/lib/features/catalogue/values"

interface Props {
  colors: readonly ProductColor[]
  value: ProductColor | null | undefined
  onChange: (color: ProductColor) => void
}

/** Chooses a colour: radio buttons as swatches, each with its name. */
export function ColorChoice({ colors, value, onChange }: Props) {
  const t = useTranslations("ecommerce.detail")
  const colorName = useTranslations("catalogue.colors")
  const name = useId()
  if (colors.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-2 text-dense text-ink-muted">
        {t("color")}
        {value && <span className="font-medium text-ink"> {colorName(value)}</span>}
      </legend>
      <div className="flex flex-wrap gap-1">
        {colors.map((color) => (
          <label
            key={color}
            data-tip={colorName(color)}
            className={`tone-${color === "primary" ? "brand" : color} grid size-11 cursor-pointer place-items-center rounded-full sm:size-9`}
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={value === color}
              onChange={() => onChange(color)}
              className="peer sr-only"
            />
            <span
              aria-hidden="true"
              className="size-6 rounded-full border-3 border-card bg-tone-mark ring-1 ring-line-strong peer-checked:ring-2 peer-checked:ring-brand-mark peer-focus-visible:outline-2 peer-focus-visible:outline-brand-mark peer-focus-visible:outline-offset-2"
            />
            <span className="sr-only">{colorName(color)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
