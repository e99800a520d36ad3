"use client"

import { useTranslations } from "next-intl"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Line } from "./lines"

/** Maximum size of a picture in a conversation, in CSS pixels. */
const maxWidth = 320
const maxHeight = 320

function shownSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxWidth / width, maxHeight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Returns a caption's maximum width in pixels: that of its picture, but not too narrow to read. */
export const captionWidth = ({ picture }: Line) => Math.max(picture ? shownSize(picture).width : maxWidth, 192)

/** The picture of a message, which opens enlarged. Its size is set before it loads, so that nothing shifts. */
export function BubblePicture({ line, name }: { line: Line; name: string }) {
  const t = useTranslations("chat")
  const [, setView] = useViewParam("picture")
  const { picture, preview, isOwn } = line
  const alternative = isOwn ? t("ownPicture") : t("theirPicture", { name })
  if (!picture)
    return <img src={preview} alt={alternative} className="max-h-80 w-80 max-w-full bg-neutral-soft object-contain" />
  const size = shownSize(picture)
  return (
    <button
      type="button"
      aria-label={t("enlarge", { what: alternative })}
      onClick={() => setView(picture.id)}
      className="block max-w-full -outline-offset-4"
    >
      <img
        src={picture.url}
        alt={alternative}
        {...size}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full bg-neutral-soft object-cover"
      />
    </button>
  )
}
