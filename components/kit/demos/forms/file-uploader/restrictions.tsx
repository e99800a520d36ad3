"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FileDrop } from "@/components/ui/file-drop"
import { FileList } from "@/components/ui/file-list"

const maxFiles = 3

/** Type and size are checked for chosen and for dropped files. The server checks them again. */
export default function Restrictions() {
  const t = useTranslations("kit/file-uploader")
  const [files, setFiles] = useState<File[]>([])
  return (
    <div className="space-y-3">
      <FileDrop
        multiple
        accept="image/png,image/jpeg"
        maxBytes={1_000_000}
        disabled={files.length >= maxFiles}
        help={t("restrictions.help", { max: maxFiles })}
        onFiles={(chosen) => setFiles([...files, ...chosen].slice(0, maxFiles))}
      />
      <FileList
        label={t("restrictions.list")}
        files={files}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
    </div>
  )
}
