"use client"

import { ImagePlus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useRef } from "react"
import { Button } from "@/components/ui/button"
import { pictureKinds } from "@/components/ui/use-picture"

/** Chooses a picture to send. */
export function AttachButton({ onFile }: { onFile: (file: File | undefined) => void }) {
  const t = useTranslations("chat.compose")
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="ghost"
        iconOnly
        label={t("attach")}
        icon={<ImagePlus />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={pictureKinds}
        hidden
        aria-label={t("attach")}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // Without this, choosing the same picture again would fire no change event.
          event.target.value = ""
        }}
      />
    </>
  )
}
