"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { Skeleton } from "@/components/ui/skeleton"
import { useAttempt } from "@/components/ui/use-attempt"
import { pictureKinds } from "@/components/ui/use-picture"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/counter-deposits/endpoints"

const maxBytes = 5_000_000

/** A photo of the receipt, which is uploaded as soon as it is chosen. */
export function ReceiptField({ name }: { name: string }) {
  const t = useTranslations("counter-deposits.form")
  const { field } = useController({ name })
  const attempt = useAttempt([])
  const [isUploading, setUploading] = useState(false)
  const receipt = String(field.value ?? "")

  async function upload([file]: File[]) {
    if (!file) return
    setUploading(true)
    await attempt(async () => field.onChange((await callOnce(endpoints.addDepositReceipt, { file })).receipt))
    setUploading(false)
  }

  return (
    <Field bare name={name} label={t("receipt")}>
      {() => (
        <div className="space-y-2">
          <p className="font-medium text-dense text-ink">{t("receipt")}</p>
          {isUploading && (
            <div role="status" aria-label={t("uploading")}>
              <Skeleton className="h-40 w-full" />
            </div>
          )}
          {receipt && !isUploading && (
            <div className="relative max-w-xs overflow-hidden rounded-card border border-line">
              <img src={receipt} alt={t("receipt")} className="max-h-60 w-full object-contain" />
              <Button
                variant="outline"
                size="sm"
                iconOnly
                label={t("removeReceipt")}
                icon={<X />}
                onClick={() => field.onChange("")}
                className="absolute! end-2 top-2"
              />
            </div>
          )}
          {!receipt && !isUploading && (
            <FileDrop
              accept={pictureKinds}
              maxBytes={maxBytes}
              help={t("receiptHelp")}
              onFiles={(files) => void upload(files)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
