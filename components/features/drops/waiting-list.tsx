"use client"

import { useTranslations } from "next-intl"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { WaitingDrop } from "./waiting-drops"

interface Props {
  drops: WaitingDrop[]
  /** Takes a refused drop out of the list and back into the form. */
  onEdit: (drop: WaitingDrop) => void
}

/** The drops that wait for a network, and those that the server then refused. */
export function WaitingList({ drops, onEdit }: Props) {
  const t = useTranslations("drops.waiting")
  const locale = useLanguage()
  const named = ({ body, currency }: WaitingDrop) => ({
    amount: money(body.amount, currency, locale),
    envelope: body.envelope,
  })
  const waiting = drops.filter(({ problem }) => problem === undefined)
  return (
    <>
      {waiting.length > 0 && (
        <Alert tone="warning" announce title={t("title", { count: waiting.length })}>
          <p>{t("text")}</p>
          <ul className="mt-1.5 list-disc ps-5">
            {waiting.map((drop) => (
              <li key={drop.key}>{t("row", named(drop))}</li>
            ))}
          </ul>
        </Alert>
      )}
      {drops.map((drop) =>
        drop.problem === undefined ? null : (
          <Alert key={drop.key} tone="danger" announce title={t("refused", named(drop))}>
            <p>{drop.problem}</p>
            <Button variant="outline" size="sm" className="mt-2" onClick={() => onEdit(drop)}>
              {t("edit")}
            </Button>
          </Alert>
        ),
      )}
    </>
  )
}
