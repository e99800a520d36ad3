"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"

interface Props {
  id: number
  /** Their version takes the place of what was typed. */
  onTake: () => void
  /** The next save goes over theirs. */
  onKeep: () => void
}

/** Somebody else was faster: nothing is lost, and one decides. Stands in the form, whose submit the second button is. */
export function ConflictNotice({ id, onTake, onKeep }: Props) {
  const t = useTranslations("invoices.editor")
  return (
    <Alert tone="warning" title={t("changedTitle")} announce>
      <p>{t("changedText")}</p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <ButtonLink variant="outline" size="sm" href={`/apps/invoice/preview/${id}`} target="_blank">
          {t("seeTheirs")}
        </ButtonLink>
        <Button variant="outline" size="sm" onClick={onTake}>
          {t("takeTheirs")}
        </Button>
        <Button type="submit" size="sm" tone="warning" onClick={onKeep}>
          {t("keepMine")}
        </Button>
      </div>
    </Alert>
  )
}
