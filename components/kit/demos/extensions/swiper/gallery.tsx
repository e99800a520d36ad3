"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { covers, useCovers } from "@/components/kit/use-covers"
import { Swiper } from "@/components/ui/swiper"

export default function Gallery() {
  const t = useTranslations("kit/swiper")
  const slides = useCovers()
  const [at, setAt] = useState(0)
  return (
    <div className="space-y-3">
      <Swiper label={t("gallery.title")} slides={slides} selected={at} onSelect={setAt} arrows />
      <ul className="grid grid-cols-5 gap-2">
        {covers.slice(0, slides.length).map(([file, name], index) => (
          <li key={file}>
            <button
              type="button"
              aria-label={t(`covers.${name}`)}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
              className={clsx(
                "block w-full overflow-hidden rounded-control",
                index === at ? "ring-2 ring-brand-mark" : "opacity-60",
              )}
            >
              <img src={`/covers/${file}.svg`} alt="" width={160} height={40} className="aspect-[2/1] object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
