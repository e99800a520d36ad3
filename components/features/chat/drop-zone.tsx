"use client"

import clsx from "clsx"
import { ImageUp } from "lucide-react"
import { useTranslations } from "next-intl"
import { type DragEvent, type ReactNode, useState } from "react"

interface Props {
  isOpen: boolean
  onFile: (file: File) => void
  children: ReactNode
}

const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes("Files")

/** The conversation's column. A picture can be dropped anywhere on it. */
export function DropZone({ isOpen, onFile, children }: Props) {
  const t = useTranslations("chat")
  const [over, setOver] = useState(false)
  const enter = (event: DragEvent) => {
    if (!isOpen || !carriesFile(event)) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    if (!isOpen || !carriesFile(event)) return
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the form's button does the same by keyboard.
    <div
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={leave}
      onDrop={drop}
      className="relative flex min-w-0 flex-1 flex-col"
    >
      {children}
      <div
        aria-hidden="true"
        className={clsx(
          "pointer-events-none absolute inset-2 z-20 place-items-center rounded-card border-2 border-brand-mark border-dashed",
          "bg-brand-soft font-medium text-brand-text",
          over ? "grid" : "hidden",
        )}
      >
        <span className="flex items-center gap-2">
          <ImageUp className="size-5" />
          {t("dropPicture")}
        </span>
      </div>
    </div>
  )
}
