"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { useViewParam } from "@/lib/core/client/use-list-state"

interface Props {
  src: string
  /** What a screen reader hears of it. */
  label: string
  /** The one that is seen first is fetched first. */
  first?: boolean
  className?: string
}

/** A picture cut to its place; a click shows it whole. */
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
