"use client"

import { useTranslations } from "next-intl"

/** A class sets the size of a title. Its level follows the page outline. */
const sizes = ["display", "heading", "title", "base", "sm", "dense"] as const
const names = {
  display: "display",
  heading: "heading",
  title: "dialog",
  base: "base",
  sm: "sm",
  dense: "dense",
} as const
const classes = {
  display: "text-display",
  heading: "text-heading",
  title: "text-title",
  base: "text-base",
  sm: "text-sm",
  dense: "text-dense",
}

export default function Headings() {
  const t = useTranslations("kit/typography")
  return (
    <ul className="divide-y divide-line">
      {sizes.map((size) => (
        <li key={size} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <p className={`font-semibold tracking-tight ${classes[size]}`}>{t(`headings.${names[size]}`)}</p>
          <code dir="ltr" className="text-ink-muted text-xs">
            {classes[size]}
          </code>
        </li>
      ))}
    </ul>
  )
}
