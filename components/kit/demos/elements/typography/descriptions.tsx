"use client"

import { useFormatter, useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import { Divider } from "@/components/ui/divider"

export default function Descriptions() {
  const t = useTranslations("kit/typography")
  const format = useFormatter()
  const items = [
    { term: t("descriptions.customer"), value: "Papeterie Morel" },
    { term: t("descriptions.contact"), value: "Claire Morel" },
    { term: t("descriptions.limit"), value: format.number(2500, { style: "currency", currency: "EUR" }) },
    { term: t("descriptions.note"), value: "" },
  ]
  return (
    <div className="space-y-5">
      <DescriptionList items={items} />
      <Divider />
      <DescriptionList items={items} layout="columns" />
    </div>
  )
}
