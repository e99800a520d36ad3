"use client"

import { useTranslations } from "next-intl"
import { type KeyboardEvent, type RefObject, useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Textarea } from "@/components/ui/textarea"

interface Props {
  text: string
  onText: (text: string) => void
  /** @returns whether the comment was saved. If not, the text goes back into the box. */
  onSend: (text: string) => Promise<boolean>
  box: RefObject<HTMLTextAreaElement | null>
}

const maxLength = 5000

/** Writes a comment. It doesn't use `Form`, so the page doesn't have to load react-hook-form for one field. */
export function CommentForm({ text, onText, onSend, box }: Props) {
  const t = useTranslations("blog.comment")
  const id = useId()
  const [problem, setProblem] = useState("")
  const [busy, setBusy] = useState(false)

  async function send() {
    if (busy) return
    const comment = text.trim()
    const wrong = !comment ? t("blank") : comment.length > maxLength ? t("tooLong", { max: maxLength }) : ""
    setProblem(wrong)
    if (wrong) return box.current?.focus()
    setBusy(true)
    onText("")
    if (!(await onSend(comment))) onText(text)
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void send()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id} className="mb-1.5 block font-medium text-dense">
        {t("label")}
      </label>
      <Textarea
        id={id}
        ref={box}
        dir="auto"
        value={text}
        placeholder={t("placeholder")}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}problem`}
        onChange={(event) => {
          onText(event.target.value)
          setProblem("")
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}problem`} role="alert" className="mt-1.5 text-danger-text text-xs empty:hidden">
        {problem}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted text-xs max-sm:hidden">{t("hint")}</p>
        <Button type="submit" busy={busy} className="max-sm:w-full">
          {t("send")}
        </Button>
      </div>
    </form>
  )
}
