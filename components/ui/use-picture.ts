"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { toast } from "@/components/ui/toast"

/** The types `uploadPicture` accepts; larger photos are scaled down before the upload. */
const kinds = ["image/png", "image/jpeg", "image/webp", "image/gif"]
const maxBytes = 20_000_000
export const pictureKinds = kinds.join(",")

export interface ChosenPicture {
  file: File
  url: string
}

/** Returns a selected picture with an object URL to show it; an unsupported file is rejected with a message. */
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
    if (!kinds.includes(file.type) || file.size > maxBytes) {
      const limit = format.number(maxBytes / 1_000_000, { style: "unit", unit: "megabyte" })
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
