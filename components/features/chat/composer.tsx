"use client"

import { SendHorizontal } from "lucide-react"
import { useTranslations } from "next-intl"
import { type FormEvent, useRef } from "react"
import { AttachedPicture } from "@/components/ui/attached-picture"
import { Button } from "@/components/ui/button"
import { usePicture } from "@/components/ui/use-picture"
import { newId } from "@/lib/core/client/new-id"
import type { Contact } from "@/lib/features/chat/schema"
import { maxMessage } from "@/lib/features/chat/values"
import { AttachButton } from "./attach-button"
import { BlockedNotice } from "./blocked-notice"
import { ConnectionNote } from "./connection-note"
import { EmojiButton } from "./emoji-button"
import { MessageField } from "./message-field"
import type { Outbox } from "./outbox"
import { useDraft } from "./use-draft"

interface Props {
  contact: Contact
  outbox: Outbox
  /** A picture to send with the message. */
  file?: File
  onFile: (file: File | undefined) => void
}

/** The form for a new message. Each contact has its own draft. */
export function Composer({ contact, outbox, file, onFile }: Props) {
  const t = useTranslations("chat.compose")
  const [draft, setDraft] = useDraft(contact.id)
  const field = useRef<HTMLTextAreaElement>(null)
  const picture = usePicture(file, onFile)
  if (contact.isBlocked) return <BlockedNotice contact={contact} />

  const isEmpty = !draft.trim() && !picture
  const isTooLong = draft.trim().length > maxMessage
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isEmpty) return
    if (isTooLong) return field.current?.focus()
    const entry = { clientId: newId(), contactId: contact.id, message: draft.trim(), time: new Date().toISOString() }
    outbox.add({ ...entry, file: picture?.file, preview: picture && URL.createObjectURL(picture.file) })
    setDraft("")
    onFile(undefined)
    field.current?.focus()
  }
  const insert = (text: string) => {
    const { selectionStart: from = draft.length, selectionEnd: to = draft.length } = field.current ?? {}
    setDraft(draft.slice(0, from) + text + draft.slice(to))
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + text.length, from + text.length)
    })
  }
  return (
    <form onSubmit={submit} className="border-line border-t bg-card px-2 py-2 lg:px-4 lg:py-3">
      <ConnectionNote />
      {picture && <AttachedPicture picture={picture} onRemove={() => onFile(undefined)} />}
      <div className="flex items-end gap-1">
        <EmojiButton onPick={insert} />
        <AttachButton onFile={onFile} />
        <MessageField
          ref={field}
          contact={contact}
          value={draft}
          onChange={setDraft}
          onSubmit={submit}
          onFile={onFile}
        />
        <Button
          type="submit"
          iconOnly
          label={t("send")}
          icon={<SendHorizontal className="rtl:-scale-x-100" />}
          aria-disabled={isEmpty || isTooLong || undefined}
          className="ms-1"
        />
      </div>
    </form>
  )
}
