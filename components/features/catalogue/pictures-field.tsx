"use client"

import { ArrowLeft, ArrowRight, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { useController } from "react-hook-form"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { Skeleton } from "@/components/ui/skeleton"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/catalogue/endpoints"
import { maxPictures } from "@/lib/features/catalogue/values"
import { ProductPicture } from "./product-picture"

const kinds = "image/png,image/jpeg,image/webp,image/gif"
const maxBytes = 5_000_000

/** A product's pictures in order; lists show the first one. Each picture is uploaded as soon as it is chosen. */
export function PicturesField({ name }: { name: string }) {
  const t = useTranslations("catalogue.pictures")
  const { field } = useController({ name })
  const attempt = useAttempt([])
  const [uploading, setUploading] = useState(0)
  const images: string[] = field.value ?? []
  const latest = useRef(images)
  latest.current = images
  const remaining = maxPictures - images.length - uploading

  async function add(files: File[]) {
    const accepted = files.slice(0, Math.max(remaining, 0))
    setUploading((count) => count + accepted.length)
    for (const file of accepted) {
      await attempt(async () => {
        const { image } = await call(endpoints.uploadProductPicture, { file })
        field.onChange([...latest.current, image])
      })
      setUploading((count) => count - 1)
    }
  }
  const move = (from: number, to: number) => {
    const next = [...images]
    next.splice(to, 0, ...next.splice(from, 1))
    field.onChange(next)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t("label")}</legend>
      {(images.length > 0 || uploading > 0) && (
        <ul className="mb-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {images.map((image, index) => {
            const number = index + 1
            return (
              <li key={image} className="overflow-hidden rounded-card border">
                <div className="relative">
                  <ProductPicture
                    src={image}
                    alt={t("picture", { number })}
                    size={160}
                    className="aspect-square w-full bg-sunken p-2"
                  />
                  {index === 0 && (
                    <span className="absolute start-2 top-2 rounded-full bg-brand px-2 py-0.5 font-medium text-brand-on text-xs">
                      {t("cover")}
                    </span>
                  )}
                </div>
                <div className="flex justify-between border-line border-t">
                  <Button
                    variant="ghost"
                    size="sm"
                    iconOnly
                    label={t("earlier", { number })}
                    icon={<ArrowLeft className="rtl:-scale-x-100" />}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    variant="ghost"
                    size="sm"
                    tone="danger"
                    iconOnly
                    label={t("remove", { number })}
                    icon={<X />}
                    onClick={() => field.onChange(images.filter((one) => one !== image))}
                  />
                  <Button
                    variant="ghost"
                    size="sm"
                    iconOnly
                    label={t("later", { number })}
                    icon={<ArrowRight className="rtl:-scale-x-100" />}
                    disabled={index === images.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </div>
              </li>
            )
          })}
          {Array.from({ length: uploading }, (_, place) => `uploading ${place}`).map((place) => (
            <li key={place}>
              <Skeleton className="aspect-square w-full rounded-card" />
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        multiple
        accept={kinds}
        maxBytes={maxBytes}
        disabled={remaining <= 0}
        help={t("help", { count: maxPictures })}
        onFiles={(files) => void add(files)}
      />
    </fieldset>
  )
}
