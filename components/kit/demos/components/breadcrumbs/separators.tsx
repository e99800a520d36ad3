"use client"

import { ArrowRight, Minus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useCrumbs } from "@/components/kit/use-crumbs"
import { Breadcrumbs } from "@/components/ui/breadcrumbs"

const separators = ["/", "·", <Minus key="minus" />, <ArrowRight key="arrow" className="rtl:-scale-x-100" />]

export default function Separators() {
  const t = useTranslations("kit/breadcrumbs")
  const crumbs = useCrumbs()
  return (
    <div className="space-y-3">
      {separators.map((separator, i) => {
        const label = t("separators.label", { number: i + 1 })
        return <Breadcrumbs key={label} crumbs={crumbs} separator={separator} label={label} />
      })}
    </div>
  )
}
