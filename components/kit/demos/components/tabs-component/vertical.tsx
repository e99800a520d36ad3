"use client"

import { useTranslations } from "next-intl"
import { useProductTabs } from "@/components/kit/use-product-tabs"
import { TabSet } from "@/components/ui/tab-set"

export default function Vertical() {
  const t = useTranslations("kit/tabs-component")
  return <TabSet label={t("vertical.title")} tabs={useProductTabs("tabs-component")} side="start" />
}
