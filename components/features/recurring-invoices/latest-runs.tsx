"use client"

import { useTranslations } from "next-intl"
import { useFormats } from "@/components/features/invoices/use-formats"
import { Alert } from "@/components/ui/alert"
import { TextLink } from "@/components/ui/text-link"
import type { Translate } from "@/lib/core/i18n/translator"
import type { RecurringInvoice } from "@/lib/features/recurring-invoices/schema/recurring"

/** The invoices that one has generated, and why the last attempt failed if it did. */
export function LatestRuns({ record: { runs, problem } }: { record: RecurringInvoice }) {
  const t = useTranslations("recurring-invoices")
  const errors = useTranslations("errors") as unknown as Translate
  const { date } = useFormats()
  return (
    <section className="space-y-2">
      {problem && (
        <Alert tone="danger" title={t("problemTitle")}>
          {errors(problem)}
        </Alert>
      )}
      <h3 className="font-medium text-dense text-ink-muted">{t("fields.last")}</h3>
      {runs.length === 0 && <p className="text-ink-muted text-sm">{t("noRuns")}</p>}
      <ul className="space-y-1 text-sm">
        {runs.map(({ nominalOn, invoice, number, state }) => (
          <li key={nominalOn}>
            <TextLink href={`/apps/invoice/preview/${invoice}`}>
              {number ?? t("draftRun", { day: date(nominalOn) })}
            </TextLink>{" "}
            {number && <span className="text-ink-muted">{date(nominalOn)}</span>}{" "}
            {state === "unsent" && <span className="text-danger-text">{t("unsent")}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
