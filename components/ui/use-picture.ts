"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { toast } from "@/components/ui/toast"

/** What `uploadPicture` takes; larger photos are made smaller on their way. */
const kinds = ["image/png", "image/jpeg", "image/webp", "image/gif"]
const mostBytes = 20_000_000
export const pictureKinds = kinds.join(",")

export interface ChosenPicture {
  file: File
  url: string
}

/** A chosen picture and an address to show it at; what cannot be sent is refused with a message. */
export function usePicture(
  file: File | undefined,
  onFile: (file: File | undefined) => void,
): ChosenPicture | undefined {
  const t = useTranslations("ui")
  const format = useFormatter()
  const [picture, setPicture] = useState<ChosenPicture>()
  useEffect(() => {
    if (!file) {
      setPicture(undefined)
      return
    }
    if (!kinds.includes(file.type) || file.size > mostBytes) {
      const limit = format.number(mostBytes / 1_000_000, { style: "unit", unit: "megabyte" })
      toast.error(
        kinds.includes(file.type) ? t("fileTooLarge", { name: file.name, limit }) : t("fileType", { name: file.name }),
      )
      onFile(undefined)
      return
    }
    const url = URL.createObjectURL(file)
    setPicture({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file, onFile, t, format])
  return file ? picture : undefined
}
