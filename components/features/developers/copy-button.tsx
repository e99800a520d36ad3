"use client"

import { Check, Copy } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { InnerButton } from "@/components/ui/inner-button"

/** Copies a text, and shows for a moment that it did. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations("developers")
  const [done, setDone] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    setDone(true)
    setTimeout(() => setDone(false), 2000)
  }
  return (
    <InnerButton label={t(done ? "copied" : "copy")} onClick={copy}>
      {done ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </InnerButton>
  )
}
