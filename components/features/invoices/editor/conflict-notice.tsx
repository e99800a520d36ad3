"use client"

import { useTranslations } from "next-intl"
import { useFormState } from "react-hook-form"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"

interface Props {
  id: number
  /** Replaces the user's input by the other version. */
  onLoadTheirs: () => void
  /** Makes the next save overwrite the other version. */
  onOverwrite: () => void
}

/**
 * Shown if somebody else has changed the invoice: the user decides which version to keep. It is inside the form, because its
 * last button submits the form.
 */
export function ConflictNotice({ id, onLoadTheirs, onOverwrite }: Props) {
  const t = useTranslations("invoices.editor")
  // The live stream can bring this notice while a save is under way; the form would ignore a second one.
  const { isSubmitting } = useFormState()
  return (
    <Alert tone="warning" title={t("changedTitle")} announce>
      <p>{t("changedText")}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <ButtonLink variant="outline" size="sm" href={`/apps/invoice/preview/${id}`} target="_blank">
          {t("seeTheirs")}
        </ButtonLink>
        <Button variant="outline" size="sm" busy={isSubmitting} onClick={onLoadTheirs}>
          {t("takeTheirs")}
        </Button>
        <Button type="submit" size="sm" tone="warning" busy={isSubmitting} onClick={onOverwrite}>
          {t("keepMine")}
        </Button>
      </div>
    </Alert>
  )
}
