"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { createPortal } from "react-dom"
import { useFormState } from "react-hook-form"
import { Button } from "@/components/ui/button"
import { useLayer } from "@/components/ui/layer-context"
import type { Tone } from "@/components/ui/tone"

interface Props {
  formId: string
  submitLabel: ReactNode
  /** If omitted, the cancel button closes the surrounding dialog or drawer; outside one there is no such button. */
  onCancel?: () => void
  wide?: boolean
  /** Colour of the submit button; `danger` for what can't be undone. */
  tone?: Tone
}

/** Submit and cancel buttons, after the fields or in the footer of the surrounding dialog or drawer. */
export function FormButtons({ formId, submitLabel, onCancel, wide, tone }: Props) {
  const t = useTranslations("ui")
  const layer = useLayer()
  const { isSubmitting } = useFormState()
  const cancel = onCancel ?? layer?.close
  const buttons = (
    <>
      {cancel && (
        <Button variant="outline" onClick={cancel}>
          {t("cancel")}
        </Button>
      )}
      <Button type="submit" tone={tone} form={formId} busy={isSubmitting} className={wide ? "w-full" : undefined}>
        {submitLabel}
      </Button>
    </>
  )
  if (layer) return layer.foot && createPortal(buttons, layer.foot)
  return <div className="flex flex-wrap justify-end gap-2 pt-1 max-sm:*:flex-1">{buttons}</div>
}
