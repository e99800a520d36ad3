"use client"

import { Paperclip, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { Button } from "@/components/ui/button"
import { SplitButton } from "@/components/ui/split-button"
import { attachable } from "@/lib/features/email/values"
import { useSchedule } from "./use-schedule"

interface Props {
  busy: boolean
  /** Uploads are still running. */
  waiting: boolean
  onSend: () => void
  onSchedule: (at: Date) => void
  onFiles: (files: FileList | null) => void
  onDiscard: () => void
}

/** The buttons to send, schedule, attach and discard. */
export function ComposeFooter({ busy, waiting, onSend, onSchedule, onFiles, onDiscard }: Props) {
  const t = useTranslations("email.compose")
  const later = useSchedule(onSchedule)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <footer className="flex items-center gap-1 border-line border-t p-2.5 ps-4">
      <SplitButton
        label={t("sendWhen")}
        icon={<Send className="rtl:-scale-x-100" />}
        busy={busy}
        disabled={waiting}
        onClick={onSend}
        moreLabel={t("schedule")}
        items={later.items}
        side="top"
        align="start"
      >
        {t("send")}
      </SplitButton>
      {later.dialog}
      <Button
        iconOnly
        variant="ghost"
        className="ms-1"
        label={t("attach")}
        icon={<Paperclip />}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t("attach")}
        accept={attachable.filter((type) => type !== "application/octet-stream").join(",")}
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = ""
        }}
      />
      <Button iconOnly variant="ghost" className="ms-auto" label={t("discard")} icon={<Trash2 />} onClick={onDiscard} />
    </footer>
  )
}
