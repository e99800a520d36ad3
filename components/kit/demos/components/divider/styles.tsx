"use client"

import { useTranslations } from "next-intl"
import { Divider } from "@/components/ui/divider"

const looks = ["solid", "dashed", "dotted"] as const

export default function Styles() {
  const t = useTranslations("kit/divider.styles")
  return (
    <div className="space-y-5">
      {looks.map((look) => (
        <Divider key={look} look={look}>
          {t(look)}
        </Divider>
      ))}
    </div>
  )
}
