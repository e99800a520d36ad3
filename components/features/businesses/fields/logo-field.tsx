"use client"

import { X } from "lucide-react"
import { useTranslations } from "next-intl"
import { useController } from "react-hook-form"
import { Button } from "@/components/ui/button"
import { FileDrop } from "@/components/ui/file-drop"
import { Spinner } from "@/components/ui/spinner"
import { useAttempt } from "@/components/ui/use-attempt"
import { pictureKinds } from "@/components/ui/use-picture"
import { useMutation } from "@/lib/core/client/use-mutation"
import * as endpoints from "@/lib/features/businesses/endpoints"

/** The logo of a business, which is uploaded as soon as it is chosen. */
export function LogoField({ name }: { name: string }) {
  const t = useTranslations("businesses.logo")
  const { field } = useController({ name })
  const attempt = useAttempt([])
  const { run, busy } = useMutation(endpoints.uploadBusinessLogo)
  const upload = (file: File | undefined) =>
    file &&
    attempt(async () => {
      const { logo } = await run({ file })
      field.onChange(logo)
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t("label")}</legend>
      {field.value && (
        <div className="mb-3 flex items-center gap-3">
          <img
            src={field.value}
            alt={t("current")}
            className="h-16 max-w-48 rounded-control border bg-white object-contain p-1"
          />
          <Button variant="ghost" tone="danger" size="sm" icon={<X />} onClick={() => field.onChange("")}>
            {t("remove")}
          </Button>
        </div>
      )}
      {busy ? (
        <Spinner />
      ) : (
        <FileDrop accept={pictureKinds} maxBytes={5_000_000} help={t("help")} onFiles={([file]) => void upload(file)} />
      )}
    </fieldset>
  )
}
