"use client"

import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect } from "react"
import { controlFrame } from "@/components/ui/input-styles"
import type { Contact } from "@/lib/features/chat/schema"
import { maxMessage } from "@/lib/features/chat/values"
import { wasChosen } from "./use-contact"
import { useSayTyping } from "./use-typing"

interface Props {
  contact: Contact
  value: string
  onChange: (text: string) => void
  onSubmit: () => void
  onFile: (file: File) => void
  ref: RefObject<HTMLTextAreaElement | null>
}

const counterFrom = maxMessage - 500

/** The text field of a message. Enter sends, Shift+Enter starts a new line, and pictures can be pasted. */
export function MessageField({ contact, value, onChange, onSubmit, onFile, ref }: Props) {
  const t = useTranslations("chat.compose")
  const sayTyping = useSayTyping(contact.id)
  useEffect(() => {
    // Not on phones, whose keyboard would cover the conversation.
    if (wasChosen() && matchMedia("(width >= 64rem)").matches) ref.current?.focus()
  }, [ref])

  const press = (event: KeyboardEvent) => {
    // During IME composition (Japanese, Chinese), Enter confirms a word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSubmit()
  }
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith("image/"))
    if (!file) return
    event.preventDefault()
    onFile(file)
  }
  return (
    <div className="min-w-0 flex-1">
      <textarea
        ref={ref}
        rows={1}
        value={value}
        maxLength={maxMessage}
        enterKeyHint="send"
        dir="auto"
        aria-label={t("label", { name: contact.fullName })}
        placeholder={t("placeholder")}
        onChange={(event) => {
          onChange(event.target.value)
          if (event.target.value.trim()) sayTyping()
        }}
        onKeyDown={press}
        onPaste={paste}
        className={controlFrame("md", "field-sizing-content block max-h-40 resize-none px-3 py-2 max-sm:py-2.5")}
      />
      {value.length > counterFrom && (
        <p
          role="status"
          className={clsx(
            "tabular pt-1 text-end text-xs",
            value.length >= maxMessage ? "text-danger-text" : "text-ink-faint",
          )}
        >
          {t("length", { count: value.length, max: maxMessage })}
        </p>
      )}
    </div>
  )
}
