"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { Spinner } from "@/components/ui/spinner"
import type { Attachment } from "@/lib/features/email/schema"
import { useFileSize } from "../attachment-list"
import type { Uploading } from "./use-attach"

interface Props {
  files: Attachment[]
  uploading: Uploading[]
  onRemove: (file: Attachment) => void
}
const chip =
  "flex min-w-0 max-w-full items-center gap-2 rounded-control border border-line bg-sunken py-1 ps-2.5 pe-1.5 text-dense"

/** The attachments of the mail being written, with uploads in progress. */
export function AttachedFiles({ files, uploading, onRemove }: Props) {
  const t = useTranslations("email")
  const size = useFileSize()
  if (files.length + uploading.length === 0) return null
  return (
    <ul
      aria-label={t("attachments", { count: files.length })}
      className="flex max-h-28 flex-wrap gap-2 overflow-y-auto border-line border-t px-4 py-2"
    >
      {files.map((file) => (
        <li key={file.url} className={chip}>
          <span className="truncate" dir="auto">
            {file.fileName}
          </span>
          <span className="shrink-0 text-ink-faint text-xs">{size(file.size)}</span>
          <button
            type="button"
            aria-label={t("compose.removeFile", { name: file.fileName })}
            onClick={() => onRemove(file)}
            className="relative grid size-5 shrink-0 place-items-center rounded-full text-ink-muted after:absolute after:-inset-1 hover:bg-card hover:text-ink"
          >
            <X aria-hidden="true" className="size-3.5" />
          </button>
        </li>
      ))}
      {uploading.map(({ key, name }) => (
        <li key={key} className={chip} aria-busy="true">
          <span className="truncate" dir="auto">
            {name}
          </span>
          <Spinner />
        </li>
      ))}
    </ul>
  )
}
