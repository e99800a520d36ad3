"use client"

import { useTranslations } from "next-intl"
import { Badge } from "@/components/ui/badge"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import type { TrialAccount } from "@/lib/features/ledger/schema"
import { useAddressOf } from "./addresses"
import { Figure } from "./figure"
import { byClass, sumOf } from "./totals"
import { useFormats } from "./use-formats"

interface Props {
  /** All accounts, for the sums. */
  accounts: TrialAccount[]
  /** Leaves out accounts with a balance of zero. */
  hidesZero: boolean
  currency: string
  at: string
  shopName: (id: number | null) => string
}

/** The balances of all accounts by class, with the sum of each class and of all. */
export function TrialTable({ accounts, hidesZero, currency, at, shopName }: Props) {
  const t = useTranslations("ledger")
  const { money } = useFormats()
  const addressOf = useAddressOf()
  // Archived accounts are empty now, but may not have been on the day.
  const isShown = ({ balance, isArchived }: TrialAccount) => balance !== 0 || !(hidesZero || isArchived)
  return (
    <Table label={t("tabs.trialBalance")} density="compact">
      <THead>
        <tr>
          <TH narrow>{t("fields.code")}</TH>
          <TH>{t("fields.account")}</TH>
          <TH numeric>{t("fields.balance")}</TH>
        </tr>
      </THead>
      {byClass(accounts).map(({ name, rows, sum }) => (
        <TBody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={3} className="px-5 pt-4 pb-1 text-start font-semibold text-ink text-sm">
              {t(`classes.${name}`)}
            </th>
          </tr>
          {rows.filter(isShown).map((account) => (
            <TR key={account.id}>
              <TD narrow className="tabular text-ink-muted">
                <bdi>{account.code}</bdi>
              </TD>
              <TD>
                <bdi>{account.name}</bdi>{" "}
                {account.shop !== null && <bdi className="text-ink-muted text-xs">{shopName(account.shop)}</bdi>}{" "}
                {account.isArchived && <Badge>{t("account.archived")}</Badge>}
              </TD>
              <TD numeric>
                <Figure
                  amount={account.balance}
                  currency={currency}
                  label={`${account.code} ${account.name}`}
                  href={addressOf(`/business/books/accounts/${account.id}`, { to: at })}
                />
              </TD>
            </TR>
          ))}
          <TR>
            <TD colSpan={2} className="font-medium">
              {t("trial.sumOf", { name: t(`classes.${name}`) })}
            </TD>
            <TD numeric className="font-medium">
              <bdi>{money(sum, currency)}</bdi>
            </TD>
          </TR>
        </TBody>
      ))}
      <tfoot>
        <TR>
          <TD colSpan={2} className="border-line-strong border-t-2 font-semibold">
            {t("trial.sum")}
          </TD>
          <TD numeric className="border-line-strong border-t-2 font-semibold">
            <bdi>{money(sumOf(accounts), currency)}</bdi>
          </TD>
        </TR>
      </tfoot>
    </Table>
  )
}
