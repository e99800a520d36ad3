"use client"

import { useTranslations } from "next-intl"
import { DemoPages } from "@/components/kit/demo-pages"

const places = ["justify-start", "justify-center", "justify-end"]

export default function Positions() {
  const t = useTranslations("kit/pagination")
  return (
    <div className="space-y-4">
      {places.map((each, i) => (
        <DemoPages
          key={each}
          name={`${t("positions.title")} ${i + 1}`}
          look="filled"
          pages={5}
          page={i + 2}
          className={`flex ${each}`}
        />
      ))}
    </div>
  )
}
