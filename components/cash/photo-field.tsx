"use client"

import { Camera, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-styles"
import { FileDrop } from "@/components/ui/file-drop"
import { Skeleton } from "@/components/ui/skeleton"
import { smallerPicture } from "@/components/ui/smaller-picture"
import { useErrorText } from "@/components/ui/use-error-text"
import { pictureKinds } from "@/components/ui/use-picture"

/** Photos of phones are larger than what the server takes, and scaled down before the upload. */
const maxBytes = 20_000_000

interface Props {
  name: string
  label: string
  /** Uploads a picture. @returns its address */
  upload: (file: Blob) => Promise<string>
}

/** A photo in the surrounding form, chosen or taken with the camera of a phone, and uploaded at once. */
export function PhotoField({ name, label, upload }: Props) {
  const t = useTranslations("cash.photo")
  const textOf = useErrorText()
  const { field } = useController({ name })
  const [isUploading, setUploading] = useState(false)
  const [failed, setFailed] = useState<{ file: File; text: string }>()
  const address = String(field.value ?? "")

  async function send(file: File | undefined) {
    if (!file) return
    setUploading(true)
    setFailed(undefined)
    try {
      field.onChange(await upload(await smallerPicture(file)))
    } catch (error) {
      setFailed({ file, text: textOf(error) ?? "" })
    }
    setUploading(false)
  }

  return (
    <Field bare name={name} label={label}>
      {() => (
        <div className="space-y-2">
          <p className="font-medium text-dense text-ink">{label}</p>
          {isUploading && (
            <div role="status" aria-label={t("uploading")}>
              <Skeleton className="h-40 w-full" />
            </div>
          )}
          {failed && (
            <Alert
              tone="danger"
              announce
              title={t("failed")}
              action={
                <Button variant="outline" size="sm" onClick={() => void send(failed.file)}>
                  {t("again")}
                </Button>
              }
            >
              {failed.text}
            </Alert>
          )}
          {address && !isUploading && (
            <div className="relative max-w-xs overflow-hidden rounded-card border border-line">
              <img src={address} alt={label} className="max-h-60 w-full object-contain" />
              <Button
                variant="outline"
                size="sm"
                iconOnly
                label={t("remove")}
                icon={<X />}
                onClick={() => field.onChange("")}
                className="absolute! end-2 top-2"
              />
            </div>
          )}
          {!address && !isUploading && (
            <>
              <label
                className={buttonClass(
                  { variant: "outline" },
                  "hidden! w-full cursor-pointer has-focus-visible:outline-2 pointer-coarse:inline-flex!",
                )}
              >
                <Camera aria-hidden="true" className="size-4" />
                {t("take")}
                <input
                  type="file"
                  accept={pictureKinds}
                  capture="environment"
                  className="sr-only"
                  onChange={({ target }) => {
                    void send(target.files?.[0])
                    // Reset, so that the same photo can be chosen again after an error.
                    target.value = ""
                  }}
                />
              </label>
              <FileDrop
                accept={pictureKinds}
                maxBytes={maxBytes}
                help={t("help")}
                onFiles={([file]) => void send(file)}
              />
            </>
          )}
        </div>
      )}
    </Field>
  )
}
