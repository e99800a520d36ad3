"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useViewParam } from "@/lib/core/client/use-list-state"

interface Props {
  src: string
  /** Accessible name of the picture. */
  label: string
  /** Loads the picture eagerly, because it is visible without scrolling. */
  first?: boolean
  className?: string
}

/** A cropped picture; a click shows the whole. */
export function PictureButton({ src, label, first, className }: Props) {
  const t = useTranslations("profile")
  const [, setPicture] = useViewParam("picture")
  return (
    <button
      type="button"
      aria-label={t("openPicture", { label })}
      onClick={() => setPicture(src)}
      className={clsx("block w-full overflow-hidden bg-sunken", className)}
    >
      <img
        src={src}
        alt=""
        loading={first ? "eager" : "lazy"}
        decoding="async"
        className="size-full object-cover transition-opacity duration-fast hover:opacity-90"
      />
    </button>
  )
}
