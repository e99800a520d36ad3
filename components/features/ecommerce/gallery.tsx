"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { ProductPicture } from "./product-picture"

/** The pictures of a product: one large, the others below to choose from. */
export function Gallery({ images, name }: { images: string[]; name: string }) {
  const t = useTranslations("ecommerce")
  const [chosen, setChosen] = useState(0)
  const shown = images[chosen] ?? images[0] ?? ""
  return (
    <div>
      <ProductPicture
        eager
        src={shown}
        alt={name}
        size={640}
        className="aspect-square max-h-110 w-full rounded-card bg-sunken p-8"
      />
      {images.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t("detail.picture", { number: index + 1, count: images.length })}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={clsx(
                  "block size-16 overflow-hidden rounded-control border bg-sunken p-1.5",
                  index === chosen
                    ? "border-brand-mark ring-1 ring-brand-mark"
                    : "border-line hover:border-line-strong",
                )}
              >
                <ProductPicture src={image} size={64} className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
