"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Rating } from "@/components/ui/rating"

export default function Events() {
  const t = useTranslations("kit/ratings")
  const [value, setValue] = useState(0)
  const [log, setLog] = useState<{ key: number; text: string }[]>([])
  const tell = (text: string) => setLog((before) => [{ key: (before[0]?.key ?? 0) + 1, text }, ...before].slice(0, 4))
  const change = (next: number) => {
    setValue(next)
    tell(t("events.changed", { value: next }))
  }
  const hover = (over?: number) => tell(over === undefined ? t("events.left") : t("events.hovered", { value: over }))
  return (
    <div className="space-y-3">
      <Rating
        label={t("events.label")}
        format={(value) => t("stars", { value, max: 5 })}
        value={value}
        onChange={change}
        onHover={hover}
      />
      <ul aria-live="polite" className="min-h-20 rounded-control bg-sunken px-3 py-2 text-dense text-ink-muted">
        {log.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
