"use client"

import { useFormatter, useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { TextLink } from "@/components/ui/text-link"
import type { Month } from "@/lib/features/ledger/schema/proof"
import { useAddressOf } from "../addresses"
import { lastDayOf, toneOf, useMonthText } from "./use-month-text"

/** The last change of a month's state: by whom, when and why. */
function Changed({ month: { changedAt, changedBy, reason } }: { month: Month }) {
  const format = useFormatter()
  if (!changedAt) return null
  return (
    <span className="text-ink-muted text-xs">
      {[changedBy, format.dateTime(new Date(changedAt), { dateStyle: "medium" }), reason].filter(Boolean).join(" · ")}
    </span>
  )
}

/** The months of a year. The number of entries links to them in the journal. */
export function MonthTable({ months, onOpen }: { months: Month[]; onOpen: (month: string) => void }) {
  const t = useTranslations("proof.periods")
  const monthText = useMonthText()
  const addressOf = useAddressOf()
  return (
    <Table label={t("title")}>
      <THead>
        <TR>
          <TH>{t("month")}</TH>
          <TH>{t("state")}</TH>
          <TH numeric>{t("entries")}</TH>
          <TH narrow>
            <span className="sr-only">{t("actions")}</span>
          </TH>
        </TR>
      </THead>
      <TBody>
        {months.map((month) => (
          <TR key={month.month}>
            <TD className="first-letter:uppercase">{monthText(month.month)}</TD>
            <TD>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <Badge tone={toneOf[month.state]}>{t(`states.${month.state}`)}</Badge>
                <Changed month={month} />
              </span>
            </TD>
            <TD numeric>
              {month.entries > 0 ? (
                <TextLink
                  href={addressOf("/business/books", { from: `${month.month}-01`, to: lastDayOf(month.month) })}
                >
                  {month.entries}
                </TextLink>
              ) : (
                0
              )}
            </TD>
            <TD narrow>
              <Button
                variant="outline"
                size="sm"
                label={t("open", { month: monthText(month.month) })}
                onClick={() => onOpen(month.month)}
              >
                {t("checklist")}
              </Button>
            </TD>
          </TR>
        ))}
      </TBody>
    </Table>
  )
}
