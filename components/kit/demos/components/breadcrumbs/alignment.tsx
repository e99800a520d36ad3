"use client"

import { useTranslations } from "next-intl"
import { useCrumbs } from "@/components/kit/use-crumbs"
import { Breadcrumbs } from "@/components/ui/breadcrumbs"

const places = ["start", "center", "end"] as const

export default function Alignment() {
  const t = useTranslations("kit/breadcrumbs")
  const crumbs = useCrumbs()
  return (
    <div className="space-y-3">
      {places.map((place) => (
        <Breadcrumbs key={place} crumbs={crumbs} align={place} label={t(`alignment.${place}`)} />
      ))}
    </div>
  )
}
