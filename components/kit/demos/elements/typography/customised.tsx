"use client"

import { useTranslations } from "next-intl"

export default function Customised() {
  const t = useTranslations("kit/typography")
  return (
    <div className="space-y-4">
      <h3 className="font-semibold text-heading tracking-tight">
        {t("customised.head")} <small className="font-normal text-base text-ink-muted">{t("customised.beside")}</small>
      </h3>
      <h3 className="font-semibold text-title">
        {t("customised.order")} <span className="text-brand-text">{t("customised.number")}</span>
        <span className="block font-normal text-dense text-ink-muted">{t("customised.below")}</span>
      </h3>
      <p className="text-sm">
        {t.rich("customised.text", {
          b: (chunks) => <strong className="font-semibold">{chunks}</strong>,
          i: (chunks) => <em>{chunks}</em>,
          mark: (chunks) => <mark className="rounded bg-warning-soft px-1 text-warning-text">{chunks}</mark>,
          del: (chunks) => <del className="text-ink-muted">{chunks}</del>,
        })}
      </p>
    </div>
  )
}
