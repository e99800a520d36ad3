"use client"

import { useTranslations } from "next-intl"
import { Quote } from "@/components/ui/quote"

export default function Quotes() {
  const t = useTranslations("kit/typography")
  return (
    <div className="space-y-6">
      <Quote>{t("quotes.plain")}</Quote>
      <Quote tone="brand" author="Anna Keller" source={t("quotes.letter")}>
        {t("quotes.sourced")}
      </Quote>
      <Quote tone="success" author="Tomás Ferreira" avatar="" source={t("quotes.role")}>
        {t("quotes.pictured")}
      </Quote>
      <Quote align="center" author="Claire Morel">
        {t("quotes.centred")}
      </Quote>
      <Quote align="end" tone="warning" author="Samir Haddad">
        {t("quotes.opposite")}
      </Quote>
    </div>
  )
}
