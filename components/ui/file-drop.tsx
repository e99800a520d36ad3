"use client"

import clsx from "clsx"
import { Upload } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { type ReactNode, useId, useState } from "react"

interface Props {
  onFiles: (files: File[]) => void
  /** Called with the reason a file is rejected, which is also shown below. */
  onProblem?: (message: string) => void
  /** As for `<input accept>`: "image/png,image/jpeg" or ".csv". */
  accept?: string
  maxBytes?: number
  multiple?: boolean
  disabled?: boolean
  /** The accepted files: "PNG or JPEG, up to 5 MB". */
  help?: ReactNode
  className?: string
}

const isKind = (file: File, accept: string) =>
  accept.split(",").some((part) => {
    const kind = part.trim().toLowerCase()
    if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind)
    return kind.endsWith("/*") ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind
  })

/** Takes files by button or drag and drop, and says why it rejects one. */
export function FileDrop({ onFiles, onProblem, accept, maxBytes, multiple, disabled, help, className }: Props) {
  const t = useTranslations("ui")
  const format = useFormatter()
  const id = useId()
  const [isDragOver, setDragOver] = useState(false)
  const [problem, setProblem] = useState("")
  const size = (bytes: number) =>
    format.number(bytes / 1_000_000, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 })
  const reject = (message: string) => {
    setProblem(message)
    onProblem?.(message)
  }
  const handleFiles = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const wrong = accept && files.find((file) => !isKind(file, accept))
    const large = maxBytes && files.find((file) => file.size > maxBytes)
    if (wrong) return reject(t("fileType", { name: wrong.name }))
    if (large) return reject(t("fileTooLarge", { name: large.name, limit: size(maxBytes) }))
    setProblem("")
    if (files.length > 0) onFiles(files)
  }
  return (
    <div className={className}>
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault()
          setDragOver(!disabled)
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setDragOver(false)
          if (!disabled) handleFiles(event.dataTransfer.files)
        }}
        className={clsx(
          "flex cursor-pointer flex-col items-center gap-1 rounded-card border border-dashed px-4 py-6 text-center text-dense",
          "transition-colors duration-fast hover:border-brand-mark has-focus-visible:outline-2 has-focus-visible:outline-brand-mark",
          "has-disabled:cursor-not-allowed has-disabled:opacity-50",
          isDragOver ? "border-brand-mark bg-brand-soft" : "border-line-strong bg-card",
        )}
      >
        <Upload aria-hidden="true" className="mb-1 size-5 text-ink-muted" />
        <span>
          <span className="font-medium text-brand-text">{t(multiple ? "chooseFiles" : "chooseFile")}</span>{" "}
          {t(multiple ? "dropFiles" : "dropFile")}
        </span>
        {help && <span className="text-ink-muted text-xs">{help}</span>}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          className="sr-only"
          onChange={(event) => {
            handleFiles(event.target.files)
            // Reset, so that the same file can be chosen again after an error.
            event.target.value = ""
          }}
        />
      </label>
      <p role="alert" className="mt-1.5 text-danger-text text-xs empty:hidden">
        {problem}
      </p>
    </div>
  )
}
