"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { FileDrop } from "@/components/ui/file-drop"
import { FileList } from "@/components/ui/file-list"

export default function Single() {
  const t = useTranslations("kit/file-uploader")
  const [files, setFiles] = useState<File[]>([])
  return (
    <div className="space-y-3">
      <FileDrop help={t("single.help")} onFiles={setFiles} />
      <FileList label={t("single.list")} files={files} onRemove={() => setFiles([])} />
    </div>
  )
}
