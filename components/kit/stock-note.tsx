"use client"

import { useTranslations } from "next-intl"

/** The content of the popover demos. */
export function StockNote() {
  const t = useTranslations("kit/popovers")
  return (
    <>
      <span className="block font-semibold text-ink text-sm">{t("head")}</span>
      <span className="mt-1 block text-dense text-ink-muted">{t("text")}</span>
    </>
  )
}
