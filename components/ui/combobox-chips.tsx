import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ComboboxOption } from "./combobox"
import { InnerButton } from "./inner-button"

interface Props {
  chosen: ComboboxOption[]
  onRemove: (value: string) => void
}

/** What is chosen of many, each with a button that takes it off. */
export function ComboboxChips({ chosen, onRemove }: Props) {
  const t = useTranslations("ui")
  if (chosen.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap gap-1.5">
      {chosen.map(({ value, label }) => (
        <span
          key={value}
          className="inline-flex max-w-full items-center gap-0.5 rounded-control bg-neutral-soft ps-2 text-dense text-neutral-text"
        >
          <span className="truncate py-1">{label}</span>
          <InnerButton label={t("remove", { name: label })} onClick={() => onRemove(value)}>
            <X aria-hidden="true" />
          </InnerButton>
        </span>
      ))}
    </span>
  )
}
