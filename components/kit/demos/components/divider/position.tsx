"use client"

import { useTranslations } from "next-intl"
import { Divider } from "@/components/ui/divider"

const places = ["start", "center", "end"] as const

export default function Position() {
  const t = useTranslations("kit/divider.position")
  return (
    <div className="space-y-5">
      {places.map((place) => (
        <Divider key={place} align={place}>
          {t(place)}
        </Divider>
      ))}
    </div>
  )
}
