"use client"

import clsx from "clsx"
import { ChevronDown, ChevronUp, Delete } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"

interface Props {
  onDigits: (digits: string) => void
  onBack: () => void
  onPrevious: () => void
  onNext: () => void
}

const keyClass =
  "grid min-h-13 select-none place-items-center rounded-control border border-line bg-card font-medium text-xl text-ink shadow-control " +
  "touch-manipulation transition-colors duration-fast active:bg-neutral-soft [&_svg]:size-5"

/**
 * A numeric keypad for one thumb. It leaves the focus in the input that it types into, and is no stop of the tab key, because a
 * keyboard can do the same.
 */
export function Keypad({ onDigits, onBack, onPrevious, onNext }: Props) {
  const t = useTranslations("cash")
  const key = (content: ReactNode, press: () => void, label?: string, className?: string) => (
    <button
      key={label ?? String(content)}
      type="button"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className={clsx(keyClass, className)}
    >
      {content}
    </button>
  )
  const digit = (digits: string) => key(digits, () => onDigits(digits))
  return (
    // Digits stand in the same places in every language.
    <fieldset dir="ltr" aria-label={t("keypad")} className="tabular grid grid-cols-4 gap-1.5">
      {["1", "2", "3"].map(digit)}
      {key(<Delete aria-hidden="true" />, onBack, t("back"))}
      {["4", "5", "6"].map(digit)}
      {key(<ChevronUp aria-hidden="true" />, onPrevious, t("previous"))}
      {["7", "8", "9"].map(digit)}
      {key(
        <ChevronDown aria-hidden="true" />,
        onNext,
        t("next"),
        "row-span-2 tone-brand border-transparent! bg-tone! text-tone-on!",
      )}
      {key("00", () => onDigits("00"))}
      {key("0", () => onDigits("0"), undefined, "col-span-2")}
    </fieldset>
  )
}
