"use client"

import { MoreHorizontal } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "@/components/ui/button"
import { MailFrame } from "../mail-frame"

/** The quoted mail, collapsed until the user expands it, and sent unchanged. */
export function QuotedMail({ html, onRemove }: { html: string; onRemove: () => void }) {
  const t = useTranslations("email.compose")
  const [shown, setShown] = useState(false)
  return (
    <div className="max-h-[45%] shrink-0 overflow-y-auto border-line border-t px-4 py-2">
      <div className="flex items-center gap-1">
        <Button
          iconOnly
          size="sm"
          variant="soft"
          tone="neutral"
          label={t(shown ? "hideQuote" : "showQuote")}
          aria-expanded={shown}
          icon={<MoreHorizontal />}
          onClick={() => setShown(!shown)}
        />
        {shown && (
          <Button size="sm" variant="ghost" onClick={onRemove}>
            {t("removeQuote")}
          </Button>
        )}
      </div>
      {shown && <MailFrame title={t("quote")} html={html} className="mt-2 block w-full border-0" />}
    </div>
  )
}
