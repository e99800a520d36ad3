"use client"

import { SlidersHorizontal } from "lucide-react"
import { useTranslations } from "next-intl"
import { Checkbox } from "@/components/ui/checkbox"
import { Popover } from "@/components/ui/popover"
import type { ListColumn, ListRecord } from "./types"
import { isShown, type ListPreferences } from "./use-preferences"

interface Props<Row extends ListRecord> {
  columns: ListColumn<Row>[]
  preferences: ListPreferences
  onChange: (part: Partial<ListPreferences>) => void
}

const densities = ["comfortable", "compact"] as const

/** Popover for row height and visible columns; both are stored. */
export function ViewOptions<Row extends ListRecord>({ columns, preferences, onChange }: Props<Row>) {
  const t = useTranslations("list")
  const { density, toggled } = preferences
  const toggle = (name: string) =>
    onChange({ toggled: toggled.includes(name) ? toggled.filter((other) => other !== name) : [...toggled, name] })
  return (
    <Popover
      label={t("view")}
      button={{ variant: "outline", iconOnly: true, label: t("view"), icon: <SlidersHorizontal /> }}
      className="w-64 p-3 text-dense"
    >
      <fieldset className="hidden md:block">
        <legend className="px-2 pb-1.5 font-medium text-ink-muted text-xs">{t("density")}</legend>
        <div className="mb-3 grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
          {densities.map((name) => (
            <label
              key={name}
              className="cursor-pointer rounded px-2 py-1 text-center text-ink-muted has-checked:bg-card has-checked:font-medium has-checked:text-ink has-checked:shadow-control has-focus-visible:outline-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="density"
                className="sr-only"
                checked={density === name}
                onChange={() => onChange({ density: name })}
              />
              {t(name)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="px-2 pb-1 font-medium text-ink-muted text-xs">{t("columns")}</legend>
        {columns.map((column) => (
          <Checkbox
            key={column.name}
            label={column.header}
            checked={isShown(column, preferences)}
            disabled={column.shown === "always"}
            onChange={() => toggle(column.name)}
            className="w-full rounded-control px-2 hover:bg-neutral-soft"
          />
        ))}
      </fieldset>
      {(toggled.length > 0 || density !== "comfortable") && (
        <button
          type="button"
          className="mt-2 w-full border-t px-2 pt-2.5 text-start font-medium text-brand-text"
          onClick={() => onChange({ density: "comfortable", toggled: [] })}
        >
          {t("resetView")}
        </button>
      )}
    </Popover>
  )
}
