"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Textarea } from "@/components/ui/textarea"
import { maxAbout } from "@/lib/features/chat/values"

interface Props {
  about: string
  onSave: (about: string) => Promise<boolean>
}

/** Edits the user's own description. A text that is too long can be typed, but not saved. */
export function AboutForm({ about, onSave }: Props) {
  const t = useTranslations("chat.profile")
  const id = useId()
  const [text, setText] = useState(about)
  const [busy, setBusy] = useState(false)
  const isTooLong = text.length > maxAbout
  const isChanged = text.trim() !== about
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong || !isChanged || busy) return
    setBusy(true)
    await onSave(text.trim())
    setBusy(false)
  }
  return (
    <form onSubmit={submit} className="mt-5">
      <label htmlFor={id} className="mb-1.5 block font-medium text-dense">
        {t("about")}
      </label>
      <Textarea
        id={id}
        dir="auto"
        limit={maxAbout}
        value={text}
        aria-invalid={isTooLong || undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {isTooLong && <p className="text-danger-text text-xs">{t("tooLong", { max: maxAbout })}</p>}
      {isChanged && (
        <Button type="submit" size="sm" busy={busy} disabled={isTooLong} className="mt-2">
          {t("save")}
        </Button>
      )}
    </form>
  )
}
