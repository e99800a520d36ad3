"use client"

import { useTranslations } from "next-intl"

const inks = {
  ink: "text-ink",
  muted: "text-ink-muted",
  faint: "text-ink-faint",
  brand: "text-brand-text",
  success: "text-success-text",
  info: "text-info-text",
  warning: "text-warning-text",
  danger: "text-danger-text",
} as const

export default function Colours() {
  const t = useTranslations("kit/typography")
  return (
    <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {Object.entries(inks).map(([name, ink]) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={`font-medium ${ink}`}>{t(`colours.${name as keyof typeof inks}`)}</span>
          <code dir="ltr" className="text-ink-muted text-xs">
            {ink}
          </code>
        </li>
      ))}
    </ul>
  )
}
