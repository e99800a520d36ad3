"use client"

import { useTranslations } from "next-intl"

/** Larger than any page title, for welcome pages and key figures. */
const sizes = ["text-[2rem]", "text-[2.5rem]", "text-[3rem]", "text-[3.5rem]"]

export default function Display() {
  const t = useTranslations("kit/typography")
  return (
    <div className="space-y-3">
      {sizes.map((size, i) => (
        <p key={size} className={`wrap-anywhere font-semibold leading-tight tracking-tight ${size}`}>
          {t("display.word", { step: i + 1 })}
        </p>
      ))}
      <p className="max-w-prose text-pretty text-ink-muted text-title">{t("display.lead")}</p>
    </div>
  )
}
