"use client"

import {
  Download,
  FileArchive,
  File as FileIcon,
  FileImage,
  FileSpreadsheet,
  FileText,
  type LucideIcon,
} from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { type ReactNode, useState } from "react"
import { buttonClass } from "@/components/ui/button-styles"
import { Dialog } from "@/components/ui/dialog"
import type { Attachment } from "@/lib/features/email/schema"

const kinds: [RegExp, LucideIcon][] = [
  [/\.(png|jpe?g|gif|webp)$/i, FileImage],
  [/\.(csv|xlsx?|ods)$/i, FileSpreadsheet],
  [/\.(zip)$/i, FileArchive],
  [/\.(pdf|docx?|txt|rtf|md|odt)$/i, FileText],
]

/** Returns a formatter for file sizes in bytes, in the user's language. */
export function useFileSize() {
  const format = useFormatter()
  return (bytes: number) => {
    const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, "kilobyte"] : [bytes / 1_000_000, "megabyte"]
    return format.number(value, {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits: value < 10 ? 1 : 0,
    })
  }
}

export function FileMark({ file }: { file: Pick<Attachment, "fileName" | "thumbnail"> }) {
  const Icon = kinds.find(([pattern]) => pattern.test(file.fileName))?.[1] ?? FileIcon
  if (file.thumbnail)
    return <img src={file.thumbnail} alt="" width={40} height={40} className="size-10 rounded object-cover" />
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded bg-sunken text-ink-muted">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  )
}

/** A mail's attachments. Pictures open enlarged, and every file can be downloaded. */
export function AttachmentList({ files }: { files: Attachment[] }) {
  const t = useTranslations("email")
  const size = useFileSize()
  const [shown, setShown] = useState<Attachment>()
  const fileLabel = (file: Attachment): ReactNode => (
    <>
      <FileMark file={file} />
      <span className="min-w-0 text-start">
        <span className="block truncate font-medium text-dense" dir="auto">
          {file.fileName}
        </span>
        <span className="block text-ink-faint text-xs">{size(file.size)}</span>
      </span>
    </>
  )
  const labelClass = "flex min-w-0 flex-1 items-center gap-3 rounded-control p-2"
  return (
    <section aria-label={t("attachments", { count: files.length })} className="mt-5">
      <h4 className="mb-2 font-medium text-ink-muted text-xs">{t("attachments", { count: files.length })}</h4>
      <ul className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
        {files.map((file) => (
          <li
            key={file.url}
            className="flex items-center rounded-control border border-line pe-1.5 hover:border-line-strong"
          >
            {file.thumbnail ? (
              <button
                type="button"
                className={labelClass}
                aria-label={t("preview", { name: file.fileName })}
                onClick={() => setShown(file)}
              >
                {fileLabel(file)}
              </button>
            ) : (
              <span className={labelClass}>{fileLabel(file)}</span>
            )}
            <a
              href={file.url}
              download={file.fileName}
              aria-label={t("download", { name: file.fileName })}
              data-tip={t("download", { name: file.fileName })}
              className="grid size-8 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-neutral-soft hover:text-ink max-sm:size-11 print:hidden"
            >
              <Download aria-hidden="true" className="size-4" />
            </a>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        size="lg"
        title={shown?.fileName ?? ""}
        footer={
          shown && (
            <a href={shown.url} download={shown.fileName} className={buttonClass({ variant: "outline" })}>
              <Download aria-hidden="true" />
              {t("downloadIt")}
            </a>
          )
        }
      >
        {shown && (
          <img src={shown.url} alt={shown.fileName} className="mx-auto max-h-[65dvh] max-w-full rounded-control" />
        )}
      </Dialog>
    </section>
  )
}
