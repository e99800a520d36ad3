"use client"

import { ClipboardPaste } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { ActionButton } from "@/components/ui/action-button"
import { Textarea } from "@/components/ui/textarea"
import { toast } from "@/components/ui/toast"

/** On first use, the browser asks whether the page may read the clipboard. */
export default function Paste() {
  const t = useTranslations("kit/clipboard.paste")
  const [text, setText] = useState("")
  const paste = () => navigator.clipboard.readText().then(setText, () => toast.error(t("failed")))
  return (
    <div className="space-y-3">
      <FieldFrame label={t("label")}>
        {(control) => <Textarea {...control} value={text} onChange={(event) => setText(event.target.value)} />}
      </FieldFrame>
      <ActionButton variant="outline" icon={<ClipboardPaste />} action={paste}>
        {t("button")}
      </ActionButton>
    </div>
  )
}
