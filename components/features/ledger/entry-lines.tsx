"use client"

import { useTranslations } from "next-intl"
import { Link } from "@/components/ui/link"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import type { EntryRecord } from "@/lib/features/ledger/schema/entries"
import { useAccounts } from "./use-accounts"
import { useFormats } from "./use-formats"

/** The postings of an entry in two columns, which add up to the same. */
export function EntryLines({ entry }: { entry: EntryRecord }) {
  const t = useTranslations("ledger")
  const { money } = useFormats()
  const { accounts } = useAccounts(entry.business)
  const amount = (minor: number) => <bdi>{money(minor, entry.currency)}</bdi>
  const sum = amount(entry.postings.reduce((total, posting) => total + Math.max(posting.amount, 0), 0))
  const account = (code: string) => {
    const found = accounts.find((one) => one.code === code)
    const text = <bdi>{`${code} ${found?.name ?? ""}`.trim()}</bdi>
    if (!found) return text
    const day = entry.businessDate
    return (
      <Link
        href={`/business/books/accounts/${found.id}?business=${entry.business}&from=${day}&to=${day}`}
        className="rounded-sm hover:text-brand-text hover:underline"
      >
        {text}
      </Link>
    )
  }
  const details = ({ party, vatCode, net }: EntryRecord["postings"][number]) =>
    [
      party && t("entry.party", { party }),
      vatCode && t("entry.vatCode", { code: vatCode }),
      net !== null && t("entry.net", { amount: money(net, entry.currency) }),
    ]
      .filter(Boolean)
      .join(" · ")
  return (
    <Table label={t("entry.lines")} density="compact">
      <THead>
        <tr>
          <TH>{t("fields.account")}</TH>
          <TH numeric>{t("fields.debit")}</TH>
          <TH numeric>{t("fields.credit")}</TH>
        </tr>
      </THead>
      <TBody>
        {entry.postings.map((posting) => (
          <TR key={posting.line}>
            <TD>
              {account(posting.account)}
              <bdi className="block text-ink-muted text-xs">{details(posting)}</bdi>
            </TD>
            <TD numeric>{posting.amount > 0 && amount(posting.amount)}</TD>
            <TD numeric>{posting.amount < 0 && amount(-posting.amount)}</TD>
          </TR>
        ))}
      </TBody>
      <tfoot>
        <TR>
          <TD className="font-semibold">{t("trial.sum")}</TD>
          <TD numeric className="font-semibold">
            {sum}
          </TD>
          <TD numeric className="font-semibold">
            {sum}
          </TD>
        </TR>
      </tfoot>
    </Table>
  )
}
