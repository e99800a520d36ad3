"use client"

import { useTranslations } from "next-intl"
import { CopyButton } from "@/components/ui/copy-button"

/** A button that copies a text of the reference. */
export function CopyText({ text }: { text: string }) {
  const t = useTranslations("developers")
  return <CopyButton text={text} label={t("copy")} done={t("copied")} failed={t("copyFailed")} />
}
