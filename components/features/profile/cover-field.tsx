"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { useController } from "react-hook-form"
import { Field } from "@/components/form/field"
import { FileDrop } from "@/components/ui/file-drop"
import { smallerPicture } from "@/components/ui/smaller-picture"
import { useErrorToast } from "@/components/ui/use-error-text"
import { call } from "@/lib/core/client/call"
import * as endpoints from "@/lib/features/profile/endpoints"

const builtIn = ["/covers/street-iris.svg", "/covers/street-sage.svg", "/covers/street-dusk.svg"]
const kinds = "image/png,image/jpeg,image/webp,image/gif"
const maxBytes = 20_000_000

interface Props {
  name: string
  label: string
}

/** Chooses the profile's cover: one of the product's pictures or an upload, which is added to the photos. */
export function CoverField({ name, label }: Props) {
  const t = useTranslations("profile.edit")
  const showError = useErrorToast()
  const { field } = useController({ name })
  const [uploaded, setUploaded] = useState<string[]>([])
  const [busy, setBusy] = useState(false)
  const all = [...new Set([...builtIn, ...uploaded, ...(field.value ? [field.value as string] : [])])]

  const upload = async ([file]: File[]) => {
    if (!file) return
    setBusy(true)
    try {
      const { img } = await call(endpoints.addPhoto, { file: await smallerPicture(file) })
      setUploaded((now) => [...now, img])
      field.onChange(img)
    } catch (error) {
      showError(error, t("uploadFailed"))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Field bare name={name} label={label}>
      {() => (
        <fieldset className="space-y-3">
          <legend className="mb-1.5 font-medium text-dense text-ink">{label}</legend>
          <div className="grid grid-cols-3 gap-2">
            {all.map((cover, nth) => (
              <label
                key={cover}
                className="cursor-pointer overflow-hidden rounded-control border border-line has-checked:border-brand-mark has-focus-visible:outline-2 has-checked:ring-2 has-checked:ring-brand-mark has-focus-visible:outline-brand-mark"
              >
                <input
                  type="radio"
                  name={name}
                  className="sr-only"
                  checked={field.value === cover}
                  onChange={() => field.onChange(cover)}
                  aria-label={t("coverNumber", { number: nth + 1 })}
                />
                <img src={cover} alt="" className="aspect-[5/2] w-full bg-sunken object-cover" />
              </label>
            ))}
          </div>
          <FileDrop accept={kinds} maxBytes={maxBytes} disabled={busy} help={t("uploadHelp")} onFiles={upload} />
        </fieldset>
      )}
    </Field>
  )
}
