"use client"

import { useTranslations } from "next-intl"
import { useProductTabs } from "@/components/kit/use-product-tabs"
import { TabSet } from "@/components/ui/tab-set"

export default function Centred() {
  const t = useTranslations("kit/pills-component")
  return <TabSet label={t("centred.title")} tabs={useProductTabs("pills-component")} look="pills" align="center" />
}
