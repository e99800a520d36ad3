"use client"

import { useTranslations } from "next-intl"
import { CountedPages } from "@/components/kit/counted-pages"

const places = { start: "", centre: "flex justify-center", end: "flex justify-end" }

export default function Positions() {
  const t = useTranslations("kit/paginate.positions")
  return (
    <div className="space-y-4">
      {(Object.keys(places) as (keyof typeof places)[]).map((place) => (
        <CountedPages key={place} label={t(place)} className={places[place]} look="filled" count={80} />
      ))}
    </div>
  )
}
