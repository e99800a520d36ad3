"use client"

import { useTranslations } from "next-intl"
import { CoverSlide } from "@/components/kit/cover-slide"
import { covers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

/** Each slide is a column of two pictures. */
export default function Rows() {
  const t = useTranslations("kit/swiper.rows")
  const columns = [0, 2, 4, 6].map((from) => covers.slice(from, from + 2))
  const slides = columns.map((column) => ({
    key: column[0]?.[0] ?? "",
    content: (
      <div className="space-y-4">
        {column.map(([file]) => (
          <CoverSlide key={file} file={file} />
        ))}
      </div>
    ),
  }))
  return <Swiper label={t("title")} slides={slides} slideClassName="basis-1/2" arrows pager="dots" />
}
