"use client"

import { useTranslations } from "next-intl"
import { CopyButton } from "@/components/ui/copy-button"
import { Input } from "@/components/ui/input"

/** A secret with a button to copy it. */
export function SecretText({ secret }: { secret: string }) {
  const t = useTranslations("webhooks.secret")
  return (
    <div dir="ltr" className="w-full">
      <Input
        readOnly
        aria-label={t("label")}
        value={secret}
        className="font-mono"
        onFocus={(event) => event.target.select()}
        end={<CopyButton text={secret} label={t("copy")} done={t("copied")} failed={t("copyFailed")} />}
      />
    </div>
  )
}
