"use client"

import { useTranslations } from "next-intl"
import { useProductTabs } from "@/components/kit/use-product-tabs"
import { TabSet } from "@/components/ui/tab-set"

export default function VerticalEnd() {
  const t = useTranslations("kit/tabs-component")
  return <TabSet label={t("vertical-end.title")} tabs={useProductTabs("tabs-component")} side="end" />
}
