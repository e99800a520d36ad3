"use client"

import { useTranslations } from "next-intl"
import { Spinner } from "@/components/ui/spinner"

const places = ["text-start", "text-center", "text-end"]

export default function Alignment() {
  const t = useTranslations("kit/spinners")
  return (
    <div className="space-y-3 text-dense text-ink-muted">
      {places.map((place) => (
        <p key={place} className={place}>
          <Spinner className="me-2 inline size-5 align-middle text-brand-text" />
          {t("loading")}
        </p>
      ))}
    </div>
  )
}
