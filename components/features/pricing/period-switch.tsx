"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type Period, periods } from "@/lib/features/pricing/values"

interface Props {
  period: Period
  /** The largest saving of a year's payment, formatted as a percentage. */
  saving: string
  onChange: (period: Period) => void
}

/** Switch between monthly and yearly prices, as native radio buttons. */
export function PeriodSwitch({ period, saving, onChange }: Props) {
  const t = useTranslations("pricing")
  return (
    <fieldset className="flex flex-wrap items-center justify-center gap-3">
      <legend className="sr-only">{t("period")}</legend>
      <div className="flex rounded-control border border-line bg-sunken p-0.5">
        {periods.map((name) => (
          <label
            key={name}
            className={clsx(
              "relative flex min-h-9 cursor-pointer items-center rounded-[5px] px-4 font-medium text-sm transition-colors duration-fast max-sm:min-h-11",
              "has-focus-visible:outline-2 has-focus-visible:outline-brand-mark",
              name === period ? "bg-raised text-ink shadow-control" : "text-ink-muted hover:text-ink",
            )}
          >
            <input
              type="radio"
              name="period"
              value={name}
              checked={name === period}
              onChange={() => onChange(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {t(name)}
          </label>
        ))}
      </div>
      <span className="rounded-full bg-success-soft px-2.5 py-0.5 font-medium text-success-text text-xs">
        {t("saving", { percent: saving })}
      </span>
    </fieldset>
  )
}
