"use client"

import { useTranslations } from "next-intl"
import { ProductPicture } from "@/components/kit/product-picture"
import { MediaObject } from "@/components/ui/media-object"

const products = [
  { id: "cup", picture: "espresso-cup" },
  { id: "pen", picture: "brass-fountain-pen" },
  { id: "book", picture: "linen-notebook" },
] as const

export default function Bordered() {
  const t = useTranslations("kit/media-objects")
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {products.map(({ id, picture }) => (
        <li key={id} className="p-4">
          <MediaObject level={3} media={<ProductPicture name={picture} />} title={t(`${id}.name`)}>
            {t(`${id}.text`)}
          </MediaObject>
        </li>
      ))}
    </ul>
  )
}
