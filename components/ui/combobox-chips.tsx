import clsx from "clsx"
import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ComboboxOption } from "./combobox"
import { InnerButton } from "./inner-button"

interface Props {
  chosen: ComboboxOption[]
  onRemove: (value: string) => void
}

/** The selected options, each with a button to remove it. */
export function ComboboxChips({ chosen, onRemove }: Props) {
  const t = useTranslations("ui")
  if (chosen.length === 0) return null
  return (
    <span className="mt-2 flex flex-wrap gap-1.5">
      {chosen.map(({ value, label, icon, fixed }) => (
        <span
          key={value}
          className={clsx(
            "inline-flex max-w-full items-center gap-0.5 rounded-control bg-neutral-soft ps-2 text-dense text-neutral-text",
            "min-h-7 [&>svg]:me-1 [&>svg]:size-3.5",
            fixed && "pe-2",
          )}
        >
          {icon}
          <span className="truncate py-1">{label}</span>
          {!fixed && (
            <InnerButton label={t("remove", { name: label })} onClick={() => onRemove(value)}>
              <X aria-hidden="true" />
            </InnerButton>
          )}
        </span>
      ))}
    </span>
  )
}
