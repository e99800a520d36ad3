"use client"

import { useTranslations } from "next-intl"
import { useProductTabs } from "@/components/kit/use-product-tabs"
import { TabSet } from "@/components/ui/tab-set"

export default function Justified() {
  const t = useTranslations("kit/pills-component")
  return <TabSet label={t("justified.title")} tabs={useProductTabs("pills-component")} look="pills" fit="equal" />
}
