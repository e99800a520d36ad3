"use client"

import { FileText } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController, useFormContext } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { smallerPicture } from "@/components/ui/smaller-picture"
import { useErrorText } from "@/components/ui/use-error-text"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/supplier-bills/endpoints"
import { attachmentUpload } from "@/lib/features/supplier-bills/values"

/** The scan of a bill, chosen or photographed, and uploaded at once. */
export function ScanField() {
  const t = useTranslations("supplier-bills.enter")
  const textOf = useErrorText()
  const { field } = useController({ name: "file" })
  const { setValue, watch } = useFormContext()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState("")
  const name = String(watch("fileName") ?? "")

  async function send(file: File | undefined) {
    if (!file) return
    setBusy(true)
    setProblem("")
    try {
      const small = file.type === "application/pdf" ? file : await smallerPicture(file)
      const { file: address } = await callOnce(endpoints.addSupplierBillFile, { file: small })
      field.onChange(address)
      setValue("fileName", file.name.slice(0, 200))
    } catch (error) {
      setProblem(textOf(error) ?? "")
    }
    setBusy(false)
  }
  return (
    <Field bare name="file" label={t("scan")}>
      {() => (
        <div className="space-y-2">
          <p className="font-medium text-dense text-ink">{t("scan")}</p>
          {problem && <Alert tone="danger">{problem}</Alert>}
          {field.value ? (
            <p className="flex flex-wrap items-center gap-2 text-dense">
              <FileText aria-hidden="true" className="size-4 text-ink-muted" />
              <bdi className="min-w-0 break-all">{t("attached", { name })}</bdi>
              <Button size="sm" variant="ghost" onClick={() => field.onChange("")}>
                {t("remove")}
              </Button>
            </p>
          ) : (
            <FileDrop
              accept={attachmentUpload.types.join(",")}
              maxBytes={attachmentUpload.maxBytes}
              disabled={busy}
              help={t("scanHelp")}
              onFiles={([file]) => void send(file)}
            />
          )}
        </div>
      )}
    </Field>
  )
}
