"use client"

import { FileText, X } from "lucide-react"
import { useFormatter, useTranslations } from "next-intl"
import { useEffect, useState } from "react"
import { InnerButton } from "./inner-button"

interface Props {
  files: File[]
  onRemove: (file: File) => void
  /** Accessible name of the list. */
  label: string
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith("image/")) return
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-ink-muted">
      {address ? (
        <img src={address} alt="" className="size-full object-cover" />
      ) : (
        <FileText aria-hidden="true" className="size-5" />
      )}
    </span>
  )
}

/** The selected files with a preview, their size and a button to remove them. */
export function FileList({ files, onRemove, label }: Props) {
  const t = useTranslations("ui")
  const format = useFormatter()
  const size = ({ size }: File) =>
    size < 1000
      ? format.number(size, { style: "unit", unit: "byte", unitDisplay: "long" })
      : format.number(size / 1000, { style: "unit", unit: "kilobyte", maximumFractionDigits: 1 })
  if (files.length === 0) return null
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line">
      {files.map((file) => (
        <li key={`${file.name}${file.size}${file.lastModified}`} className="flex items-center gap-3 px-3 py-2">
          <Preview file={file} />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-dense text-ink">{file.name}</span>
            <span className="tabular block text-ink-muted text-xs">{size(file)}</span>
          </span>
          <InnerButton label={t("remove", { name: file.name })} onClick={() => onRemove(file)}>
            <X aria-hidden="true" />
          </InnerButton>
        </li>
      ))}
    </ul>
  )
}
