"use client"

import { Copy } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { ActionButton } from "@/components/ui/action-button"
import { copyText } from "@/components/ui/copy-text"
import { Input } from "@/components/ui/input"

export default function CopyInput() {
  const t = useTranslations("kit/clipboard.input")
  const [text, setText] = useState("https://example.com/offers/spring")
  const copy = () => copyText(text, { done: t("done"), failed: t("failed") })
  return (
    <div className="flex flex-wrap items-end gap-3">
      <FieldFrame label={t("label")} className="min-w-52 flex-1">
        {(control) => <Input {...control} value={text} onChange={(event) => setText(event.target.value)} />}
      </FieldFrame>
      <ActionButton icon={<Copy />} action={copy} disabled={!text}>
        {t("button")}
      </ActionButton>
    </div>
  )
}
