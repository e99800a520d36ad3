"use client"

import { useTranslations } from "next-intl"
import { useProductTabs } from "@/components/kit/use-product-tabs"
import { TabSet } from "@/components/ui/tab-set"

export default function Basic() {
  const t = useTranslations("kit/tabs-component")
  return <TabSet label={t("basic.title")} tabs={useProductTabs("tabs-component")} />
}
