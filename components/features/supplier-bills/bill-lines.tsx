"use client"

import { useTranslations } from "next-intl"
import { Card, CardHeader } from "@/components/ui/card"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import type { SupplierBill } from "@/lib/features/supplier-bills/schema"
import { useFormats } from "./use-formats"

type Line = SupplierBill["lines"][number]

/** The lines of a bill as the supplier wrote them, where they are posted, and what they come to. */
export function BillLines({ bill }: { bill: SupplierBill }) {
  const t = useTranslations("supplier-bills")
  const { amount, percent } = useFormats()
  const accountOf = ({ account }: Line) => {
    const found = bill.accounts.find(({ id }) => id === account)
    return found ? `${found.code} ${found.name}` : t("enter.usualAccount")
  }
  const under = (line: Line) =>
    line.productName && line.pieces
      ? t("bill.goodsOf", { pieces: line.pieces, product: line.productName })
      : accountOf(line)
  const totals = [
    { key: "net", label: t("fields.net"), value: bill.net },
    ...bill.vatRows
      .filter(({ vat }) => vat !== 0)
      .map(({ category, rate, vat }) => ({
        ...{ key: `${category}${rate}`, label: `${t("fields.vat")} ${percent(rate)}`, value: vat },
      })),
    ...(bill.rounding ? [{ key: "rounding", label: t("fields.rounding"), value: bill.rounding }] : []),
    { key: "total", label: t("fields.total"), value: bill.total },
    ...(bill.prepaid
      ? [
          { key: "prepaid", label: t("fields.prepaid"), value: -bill.prepaid },
          { key: "due", label: t("fields.due"), value: bill.due },
        ]
      : []),
  ]
  return (
    <Card>
      <CardHeader title={t("bill.lines")} />
      <Table label={t("bill.lines")} density="compact" focusable>
        <THead>
          <tr>
            <TH>{t("fields.line")}</TH>
            <TH numeric>{t("fields.quantity")}</TH>
            <TH numeric className="max-sm:hidden">
              {t("fields.vat")}
            </TH>
            <TH numeric>{t("fields.net")}</TH>
          </tr>
        </THead>
        <TBody>
          {bill.lines.map((line) => (
            <TR key={line.position}>
              <TD className="whitespace-normal">
                <span className="block min-w-32">
                  <bdi>{line.name}</bdi>
                </span>
                <span className="block text-ink-muted text-xs">
                  <bdi>
                    {[line.code, line.gtin, under(line)].filter(Boolean).join(" · ")}
                    <span className="sm:hidden">{` · ${t("fields.vat")} ${percent(line.vatRate)}`}</span>
                  </bdi>
                </span>
              </TD>
              <TD numeric>{line.quantity}</TD>
              <TD numeric className="max-sm:hidden">
                {percent(line.vatRate)}
              </TD>
              <TD numeric>
                <bdi>{amount(line.net, bill)}</bdi>
              </TD>
            </TR>
          ))}
        </TBody>
        <tfoot className="*:first:*:border-line *:first:*:border-t">
          {totals.map(({ key, label, value }) => (
            <TR key={key}>
              <TD colSpan={2} className={key === "total" || key === "due" ? "font-semibold" : "text-ink-muted"}>
                {label}
              </TD>
              <TD className="max-sm:hidden" />
              <TD numeric className={key === "total" || key === "due" ? "font-semibold" : undefined}>
                <bdi>{amount(value, bill)}</bdi>
              </TD>
            </TR>
          ))}
        </tfoot>
      </Table>
    </Card>
  )
}
