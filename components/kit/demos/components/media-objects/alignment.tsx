"use client"

import { useTranslations } from "next-intl"
import { ProductPicture } from "@/components/kit/product-picture"
import { MediaObject } from "@/components/ui/media-object"

const places = ["start", "center", "end"] as const

export default function Alignment() {
  const t = useTranslations("kit/media-objects")
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      {places.map((place) => (
        <MediaObject
          key={place}
          level={3}
          align={place}
          media={<ProductPicture name="linen-notebook" className="size-12 rounded-control bg-sunken" />}
          title={t(`alignment.${place}`)}
        >
          <p>{t("book.text")}</p>
          <p>{t("pen.text")}</p>
        </MediaObject>
      ))}
    </div>
  )
}
