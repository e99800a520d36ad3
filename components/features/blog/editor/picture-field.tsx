"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { Skeleton } from "@/components/ui/skeleton"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/blog/endpoints"
import { blogCovers } from "@/lib/features/blog/values"
import { Cover } from "../cover"

const kinds = "image/png,image/jpeg,image/webp,image/gif"
const maxBytesPerPicture = 5_000_000

/** A post's picture: an upload, which starts as soon as a file is chosen, or one of the built-in covers. */
export function PictureField({ name }: { name: string }) {
  const t = useTranslations("blog.picture")
  const { field } = useController({ name })
  const attempt = useAttempt([])
  const [isUploading, setUploading] = useState(false)
  const picture = String(field.value ?? "")

  async function upload([file]: File[]) {
    if (!file) return
    setUploading(true)
    await attempt(async () => {
      const { featuredImage } = await call(endpoints.addBlogPicture, { file })
      field.onChange(featuredImage)
    })
    setUploading(false)
  }

  return (
    <div className="grid gap-4">
      <div className="relative overflow-hidden rounded-card border">
        {isUploading ? (
          <div role="status" aria-label={t("uploading")}>
            <Skeleton className="aspect-2/1 w-full" />
          </div>
        ) : (
          <Cover src={picture} alt={picture && t("alt")} className="aspect-2/1 w-full" />
        )}
        {picture && !isUploading && (
          <Button
            variant="outline"
            size="sm"
            iconOnly
            label={t("remove")}
            icon={<X />}
            onClick={() => field.onChange("")}
            className="absolute! end-2 top-2"
          />
        )}
      </div>
      <FileDrop
        accept={kinds}
        maxBytes={maxBytesPerPicture}
        disabled={isUploading}
        help={t("help")}
        onFiles={(files) => void upload(files)}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 font-medium text-dense">{t("covers")}</legend>
        <div className="grid grid-cols-4 gap-2">
          {blogCovers.map((cover, index) => {
            const src = `/covers/${cover}.svg`
            return (
              <label
                key={cover}
                className="relative cursor-pointer overflow-hidden rounded-control border-2 border-transparent has-checked:border-brand-mark has-focus-visible:outline-2 has-focus-visible:outline-brand-mark has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name={`${name}-cover`}
                  checked={picture === src}
                  onChange={() => field.onChange(src)}
                  aria-label={t("cover", { number: index + 1 })}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
                <Cover src={src} className="aspect-3/2 w-full" />
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
