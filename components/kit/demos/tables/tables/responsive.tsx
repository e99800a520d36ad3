"use client"

import { useFormatter, useTranslations } from "next-intl"
import { months, revenue } from "@/components/kit/chart-data"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"

const rows = ["online", "shop", "plan"] as const

/** A table wider than its card scrolls by pointer and keyboard; its first column stays visible. */
export default function Responsive() {
  const t = useTranslations("kit/tables")
  const format = useFormatter()
  const first = "sticky start-0 z-1 border-e border-line"
  return (
    <Table
      label={t("label", { look: t("responsive.title") })}
      focusable
      scrollClassName="rounded-control border border-line"
    >
      <THead>
        <TR>
          <TH className={first}>{t("responsive.channel")}</TH>
          {months.map((month) => (
            <TH key={month} numeric>
              {format.dateTime(new Date(`${month}T00:00:00Z`), { month: "long" })}
            </TH>
          ))}
        </TR>
      </THead>
      <TBody>
        {rows.map((row) => (
          <TR key={row}>
            <TD className={`bg-card font-medium ${first}`}>{t(`responsive.${row}`)}</TD>
            {revenue[row].map((sum, i) => (
              <TD key={months[i]} numeric className="min-w-28">
                {format.number(sum, { style: "currency", currency: "EUR", maximumFractionDigits: 0 })}
              </TD>
            ))}
          </TR>
        ))}
      </TBody>
    </Table>
  )
}
