"use client"

import { Paperclip, Send, Trash2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { Button } from "@/components/ui/button"
import { attachable } from "@/lib/features/email/values"
import { ScheduleMenu } from "./schedule-menu"

interface Props {
  busy: boolean
  /** Files are still on their way. */
  waiting: boolean
  onSend: () => void
  onSchedule: (at: Date) => void
  onFiles: (files: FileList | null) => void
  onDiscard: () => void
}

/** What can be done with the mail that is being written. */
export function ComposeFooter({ busy, waiting, onSend, onSchedule, onFiles, onDiscard }: Props) {
  const t = useTranslations("email.compose")
  const picker = useRef<HTMLInputElement>(null)
  return (
    <footer className="flex items-center gap-1 border-line border-t p-2.5 ps-4">
      <span className="flex">
        <Button
          className="rounded-e-none"
          icon={<Send className="rtl:-scale-x-100" />}
          busy={busy}
          disabled={waiting}
          onClick={onSend}
        >
          {t("send")}
        </Button>
        <ScheduleMenu disabled={busy || waiting} onSchedule={onSchedule} />
      </span>
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
