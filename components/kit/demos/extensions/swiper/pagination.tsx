"use client"

import { useTranslations } from "next-intl"
import { useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

const pagers = ["dots", "numbers", "fraction"] as const

export default function Pagination() {
  const t = useTranslations("kit/swiper.pagination")
  const slides = useCovers()
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {pagers.map((pager) => (
        <Swiper key={pager} label={t(pager)} slides={slides} pager={pager} />
      ))}
    </div>
  )
}
