"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ProductPicture } from "@/components/features/catalogue/product-picture"
import { Swiper } from "@/components/ui/swiper"

/** A product's pictures: one large, changed by swiping or arrow keys, with thumbnails below. */
export function Gallery({ images, name }: { images: string[]; name: string }) {
  const t = useTranslations("ecommerce.detail")
  const [chosen, setChosen] = useState(0)
  const large = (image: string, index: number) => (
    <ProductPicture
      eager={index === 0}
      src={image}
      alt={name}
      size={640}
      className="aspect-square max-h-110 w-full rounded-card bg-sunken p-8"
    />
  )
  if (images.length < 2) return <div>{large(images[0] ?? "", 0)}</div>
  return (
    <div>
      <Swiper
        label={t("pictures", { name })}
        slides={images.map((image, index) => ({ key: image, content: large(image, index) }))}
        selected={chosen}
        onSelect={setChosen}
        arrows
      />
      <ul className="mt-3 flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-label={t("picture", { number: index + 1, count: images.length })}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className={clsx(
                "block size-16 overflow-hidden rounded-control border bg-sunken p-1.5",
                index === chosen ? "border-brand-mark ring-1 ring-brand-mark" : "border-line hover:border-line-strong",
              )}
            >
              <ProductPicture src={image} size={64} className="size-full" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
