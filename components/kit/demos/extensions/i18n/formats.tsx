"use client"

import { useFormatter, useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"

const day = new Date("2026-03-29T09:30:00Z")

/** Intl formats numbers, money, dates and lists in the chosen language. */
export default function Formats() {
  const t = useTranslations("kit/i18n.formats")
  const format = useFormatter()
  return (
    <DescriptionList
      items={[
        { term: t("number"), value: format.number(1_234_567.89) },
        { term: t("money"), value: format.number(1499.5, { style: "currency", currency: "EUR" }) },
        { term: t("share"), value: format.number(0.256, { style: "percent", maximumFractionDigits: 1 }) },
        { term: t("date"), value: format.dateTime(day, { dateStyle: "full", timeZone: "UTC" }) },
        { term: t("list"), value: format.list([t("pens"), t("paper"), t("ink")]) },
      ]}
    />
  )
}
