"use client"

import { useTranslations } from "next-intl"

/** A few words about the stock: what the popovers of the kit's page hold. */
export function StockNote() {
  const t = useTranslations("kit/popovers")
  return (
    <>
      <span className="block font-semibold text-ink text-sm">{t("head")}</span>
      <span className="mt-1 block text-dense text-ink-muted">{t("text")}</span>
    </>
  )
}
