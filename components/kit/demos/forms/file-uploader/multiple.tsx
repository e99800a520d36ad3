"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { FileList } from "@/components/ui/file-list"

export default function Multiple() {
  const t = useTranslations("kit/file-uploader")
  const [files, setFiles] = useState<File[]>([])
  return (
    <div className="space-y-3">
      <FileDrop multiple onFiles={(chosen) => setFiles([...files, ...chosen])} />
      <FileList
        label={t("multiple.list")}
        files={files}
        onRemove={(file) => setFiles(files.filter((other) => other !== file))}
      />
      {files.length > 1 && (
        <Button variant="outline" tone="danger" size="sm" onClick={() => setFiles([])}>
          {t("multiple.removeAll", { count: files.length })}
        </Button>
      )}
    </div>
  )
}
