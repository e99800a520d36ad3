"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { RichText } from "@/components/editor/rich-text"
import { Button } from "@/components/ui/button"

/** The editor holds the text; the surrounding form sends it under its `name`. */
export default function Uncontrolled() {
  const t = useTranslations("kit/editor")
  const [sent, setSent] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(String(new FormData(event.currentTarget).get("description")))
  }
  return (
    <form onSubmit={send} className="space-y-3">
      <RichText
        name="description"
        label={t("uncontrolled.label")}
        placeholder={t("uncontrolled.hint")}
        defaultValue={`<p>${t("uncontrolled.text")}</p>`}
      />
      <Button type="submit">{t("uncontrolled.send")}</Button>
      <p role="status" className="wrap-anywhere text-dense text-ink-muted empty:hidden">
        {sent !== undefined && t("uncontrolled.sent", { count: sent.length })}
      </p>
    </form>
  )
}
