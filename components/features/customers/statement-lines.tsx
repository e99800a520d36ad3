"use client"

import { useTranslations } from "next-intl"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { TextLink } from "@/components/ui/text-link"
import { dateIn } from "@/lib/core/i18n/plain-formats"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import type { CustomerStatement } from "@/lib/features/customers/schema/statement"
import { statementKind } from "@/lib/features/customers/values"

/** The lines of a statement, between what was owed before and after them. */
export function StatementLines({ statement }: { statement: CustomerStatement }) {
  const t = useTranslations("customers")
  const locale = useLanguage()
  const { opening, closing, from, to, lines, currency } = statement
  const text = (minor: number) => money(minor, currency, locale)
  const edge = (day: string, label: string, amount: number) => (
    <TR>
      <TD className="whitespace-nowrap">{dateIn(locale, day)}</TD>
      <TD className="font-medium">{label}</TD>
      <TD />
      <TD numeric className="font-medium">
        {text(amount)}
      </TD>
    </TR>
  )
  return (
    <Table label={t("statement.title")} focusable>
      <THead>
        <TR>
          <TH>{t("columns.day")}</TH>
          <TH>{t("columns.kind")}</TH>
          <TH numeric>{t("columns.amount")}</TH>
          <TH numeric>{t("columns.balance")}</TH>
        </TR>
      </THead>
      <TBody>
        {edge(from, t("statement.opening"), opening)}
        {lines.map(({ id, day, kind, memo, amount, balance, isReversal }) => {
          const what = t(`kinds.${statementKind(kind)}`)
          return (
            <TR key={id}>
              <TD className="whitespace-nowrap">{dateIn(locale, day)}</TD>
              <TD>
                <TextLink href={`/business/books/entries/${id}`}>
                  {isReversal ? t("kinds.reversal", { kind: what }) : what}
                </TextLink>
                {memo && (
                  <span className="block text-ink-muted text-xs">
                    <bdi>{memo}</bdi>
                  </span>
                )}
              </TD>
              <TD numeric>{text(amount)}</TD>
              <TD numeric>{text(balance)}</TD>
            </TR>
          )
        })}
        {lines.length === 0 && (
          <TR>
            <TD colSpan={4} className="text-ink-muted">
              {t("statement.empty")}
            </TD>
          </TR>
        )}
        {edge(to, t("statement.closing"), closing)}
      </TBody>
    </Table>
  )
}
