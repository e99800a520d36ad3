"use client"

import { Copy } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { FieldFrame } from "@/components/form/field-frame"
import { ActionButton } from "@/components/ui/action-button"
import { Input } from "@/components/ui/input"
import { toast } from "@/components/ui/toast"

export default function CopyInput() {
  const t = useTranslations("kit/clipboard.input")
  const [text, setText] = useState("https://example.com/offers/spring")
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t("done")),
      () => toast.error(t("failed")),
    )
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
