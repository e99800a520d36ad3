"use client"

import { useTranslations } from "next-intl"
import { Swiper } from "@/components/ui/swiper"

const count = 600

/** Only the visible slides and their neighbours are rendered. */
export default function Virtual() {
  const t = useTranslations("kit/swiper.virtual")
  const slides = Array.from({ length: count }, (_, index) => ({
    key: index,
    content: (
      <div className="grid aspect-[2/1] place-items-center rounded-card bg-brand-soft font-semibold text-brand-text text-title">
        {t("slide", { number: index + 1 })}
      </div>
    ),
  }))
  return <Swiper label={t("title")} slides={slides} slideClassName="basis-1/2" near={4} arrows pager="fraction" />
}
