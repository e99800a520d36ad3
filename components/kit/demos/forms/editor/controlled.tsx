"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { RichText } from "@/components/editor/rich-text"
import { Button } from "@/components/ui/button"

/** The page holds the HTML and can replace it. */
export default function Controlled() {
  const t = useTranslations("kit/editor")
  const text = t.markup("controlled.text", { strong: (words) => `<strong>${words}</strong>` })
  const start = `<p>${text}</p>`
  const [html, setHtml] = useState(start)
  return (
    <div className="space-y-3">
      <RichText label={t("controlled.label")} toolbar="full" value={html} onChange={setHtml} />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={html === start} onClick={() => setHtml(start)}>
          {t("controlled.reset")}
        </Button>
        <Button variant="outline" size="sm" disabled={!html} onClick={() => setHtml("")}>
          {t("controlled.empty")}
        </Button>
      </div>
      <h3 className="font-medium text-dense">{t("controlled.source")}</h3>
      <pre
        dir="ltr"
        className="wrap-anywhere min-h-9 whitespace-pre-wrap rounded-control bg-sunken p-3 font-mono text-xs"
      >
        {html}
      </pre>
    </div>
  )
}
