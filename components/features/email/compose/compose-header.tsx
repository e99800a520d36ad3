"use client"

import clsx from "clsx"
import { Maximize2, Minimize2, Minus, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Button } from "@/components/ui/button"
import type { Saved } from "./use-draft"

export type WindowSize = "usual" | "large" | "small"

interface Props {
  title: string
  saved: Saved
  size: WindowSize
  onSize: (size: WindowSize) => void
  onClose: () => void
}

/** The window's title, whether the draft is saved, and the buttons for size and closing. */
export function ComposeHeader({ title, saved, size, onSize, onClose }: Props) {
  const t = useTranslations("email.compose")
  const isSmall = size === "small"
  const name = "min-w-0 flex-1 truncate text-start font-semibold text-dense"
  return (
    <header className={clsx("flex min-h-11 items-center gap-0.5 border-line ps-4 pe-1.5", !isSmall && "border-b")}>
      {isSmall ? (
        <button type="button" className={name} onClick={() => onSize("usual")}>
          {title}
        </button>
      ) : (
        <h2 className={name} dir="auto">
          {title}
        </h2>
      )}
      <span role="status" className="px-2 text-ink-faint text-xs">
        {saved !== "no" && t(`saved.${saved}`)}
      </span>
      <span className="hidden sm:flex">
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          label={t(isSmall ? "restore" : "minimise")}
          icon={<Minus />}
          onClick={() => onSize(isSmall ? "usual" : "small")}
        />
        <Button
          iconOnly
          size="sm"
          variant="ghost"
          label={t(size === "large" ? "restore" : "maximise")}
          icon={size === "large" ? <Minimize2 /> : <Maximize2 />}
          onClick={() => onSize(size === "large" ? "usual" : "large")}
        />
      </span>
      <Button iconOnly size="sm" variant="ghost" label={t("close")} icon={<X />} onClick={onClose} />
    </header>
  )
}
