"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { toast } from "@/components/ui/toast"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import { newId } from "@/lib/core/client/new-id"
import { cleanFileName } from "@/lib/core/files/file-name"
import * as endpoints from "@/lib/features/email/endpoints"
import type { Attachment } from "@/lib/features/email/schema"
import { attachable, maxAttachments, maxFileBytes } from "@/lib/features/email/values"

export interface Uploading {
  key: string
  name: string
}

/** Uploads files in the background, with a message for each file that is rejected. */
export function useAttach(attached: () => Attachment[], onAttached: (file: Attachment) => void) {
  const t = useTranslations("email.compose")
  const showError = useErrorToast()
  const [uploading, setUploading] = useState<Uploading[]>([])

  async function upload(file: File) {
    const fileName = cleanFileName(file.name)
    const stated = (file.type || "application/octet-stream").split(";")[0] as string
    // XML can run scripts as a page, so it is a file to download, like an e-invoice.
    const type = /^(?:application|text)\/xml$/.test(stated) ? "application/octet-stream" : stated
    if (!attachable.includes(type)) return toast.error(t("fileType", { name: fileName }))
    if (file.size > maxFileBytes) return toast.error(t("fileTooLarge", { name: fileName }))
    const key = newId()
    setUploading((all) => [...all, { key, name: fileName }])
    try {
      const { attachment } = await call(endpoints.uploadAttachment, {
        query: { fileName },
        file: new Blob([file], { type }),
      })
      onAttached(attachment)
    } catch (error) {
      showError(error, t("uploadFailed", { name: fileName }))
    } finally {
      setUploading((all) => all.filter((other) => other.key !== key))
    }
  }
  return {
    uploading,
    add(files: FileList | File[] | null) {
      const room = maxAttachments - attached().length - uploading.length
      for (const file of [...(files ?? [])].slice(0, Math.max(0, room))) void upload(file)
    },
  }
}
