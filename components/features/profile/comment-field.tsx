"use client"

import { SendHorizontal } from "lucide-react"
import { useTranslations } from "next-intl"
import { type FormEvent, type RefObject, useState } from "react"
import { Avatar } from "@/components/ui/avatar"
import { Button } from "@/components/ui/button"
import { Textarea } from "@/components/ui/textarea"
import { useMe } from "./use-me"

const maxLength = 2000

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  /** Name of the post's author. */
  name: string
  onSend: (text: string) => Promise<boolean>
}

/** Field for a new comment. Enter sends it, Shift+Enter starts a new line, and the text comes back if sending fails. */
export function CommentField({ field, name, onSend }: Props) {
  const t = useTranslations("profile.comments")
  const me = useMe()
  const [text, setText] = useState("")
  const isBlocked = !text.trim() || text.length > maxLength
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBlocked) return
    setText("")
    field.current?.focus()
    if (!(await onSend(text.trim()))) setText((now) => now || text)
  }
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <Avatar src={me.avatar} name={me.username} className="mb-0.5 max-sm:hidden" />
      <Textarea
        ref={field}
        aria-label={t("write", { name })}
        placeholder={t("placeholder")}
        rows={1}
        value={text}
        limit={text.length > maxLength - 200 ? maxLength : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          void send()
        }}
        className="min-w-0 grow"
      />
      <Button
        type="submit"
        variant="soft"
        iconOnly
        label={t("send")}
        icon={<SendHorizontal className="rtl:-scale-x-100" />}
        aria-disabled={isBlocked || undefined}
      />
    </form>
  )
}
