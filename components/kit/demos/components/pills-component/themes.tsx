"use client"

import { useTranslations } from "next-intl"
import { tones } from "@/components/kit/tones"
import { useProductTabs } from "@/components/kit/use-product-tabs"
import { TabSet } from "@/components/ui/tab-set"

export default function Themes() {
  const t = useTranslations("kit/pills-component.colour")
  const tabs = useProductTabs("pills-component")
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {tones.slice(1, 5).map((tone) => (
        <TabSet key={tone} look="pills" tone={tone} label={t(tone)} tabs={tabs} />
      ))}
    </div>
  )
}
