"use client"

import { useTranslations } from "next-intl"

const weights = {
  light: "font-light",
  normal: "font-normal",
  medium: "font-medium",
  semibold: "font-semibold",
  bold: "font-bold",
} as const

export default function Weights() {
  const t = useTranslations("kit/typography")
  return (
    <ul className="divide-y divide-line">
      {Object.entries(weights).map(([name, weight]) => (
        <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <p className={`text-title ${weight}`}>{t(`weights.${name as keyof typeof weights}`)}</p>
          <code dir="ltr" className="text-ink-muted text-xs">
            {weight}
          </code>
        </li>
      ))}
    </ul>
  )
}
