"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Tooltip } from "@/components/ui/tooltip"
import { majorText } from "@/lib/core/money"
import type { InvoiceRow } from "@/lib/features/invoices/schema/shown"
import { ClientCell, NumberCell } from "./invoice-cells"
import type { CurrencySum } from "./invoice-list-source"
import { nameOf } from "./name"
import { StatusSign } from "./status-sign"
import { useFormats } from "./use-formats"

type Column = ListColumn<InvoiceRow, CurrencySum>

/** The columns of the invoice list. The last three are hidden by default. */
export function useInvoiceColumns(): Column[] {
  const t = useTranslations("invoices")
  const { money, date } = useFormats()
  return useMemo(() => {
    const tip = ({ status, balanceMinor, currency, dueDate }: InvoiceRow) =>
      t("statusTip", { status: t(`statuses.${status}`), balance: money(balanceMinor, currency), due: date(dueDate) })
    const balance = ({ balanceMinor, currency, status }: InvoiceRow) => {
      // Nothing is owed on these, or to be paid for them.
      if (status === "Void" || status === "Credit Note") return <span className="text-ink-faint">–</span>
      if (balanceMinor !== 0) return <span className="tabular font-medium">{money(balanceMinor, currency)}</span>
      return status === "Credited" ? (
        <Badge tone="info">{t("statuses.Credited")}</Badge>
      ) : (
        <Badge tone="success">{t("statuses.Paid")}</Badge>
      )
    }
    const columns: Column[] = [
      {
        name: "number",
        header: t("columns.number"),
        cell: (invoice) => <NumberCell invoice={invoice} />,
        text: nameOf,
        sortBy: "number",
        width: "w-[16%]",
        shown: "always",
      },
      {
        name: "client",
        header: t("columns.client"),
        cell: (invoice) => <ClientCell invoice={invoice} />,
        text: ({ client }) => client.company || client.name,
        width: "w-[20%]",
        phone: "line",
      },
      {
        name: "status",
        header: t("columns.status"),
        cell: (invoice) => (
          <Tooltip text={tip(invoice)}>
            <StatusSign status={invoice.status} />
          </Tooltip>
        ),
        text: ({ status }) => t(`statuses.${status}`),
        width: "w-[18%]",
      },
      {
        name: "issued",
        header: t("columns.issued"),
        cell: ({ issuedDate }) => <span className="whitespace-nowrap text-ink-muted">{date(issuedDate)}</span>,
        text: ({ issuedDate }) => issuedDate,
        sortBy: "issuedDate",
        width: "w-[11%]",
        phone: "hidden",
      },
      {
        name: "due",
        header: t("columns.due"),
        cell: ({ dueDate, isOverdue }) => (
          <span className={isOverdue ? "whitespace-nowrap text-danger-text" : "whitespace-nowrap text-ink-muted"}>
            {date(dueDate)}
          </span>
        ),
        text: ({ dueDate }) => dueDate,
        sortBy: "dueDate",
        width: "w-[11%]",
      },
      {
        name: "total",
        header: t("columns.total"),
        cell: ({ totalMinor, currency }) => <span className="tabular">{money(totalMinor, currency)}</span>,
        text: ({ totalMinor }) => majorText(totalMinor),
        sum: {
          cell: ({ totalMinor, currency }) => money(totalMinor, currency),
          text: ({ totalMinor }) => majorText(totalMinor),
        },
        sortBy: "total",
        width: "w-[12%]",
        align: "end",
        phone: "hidden",
      },
      {
        name: "balance",
        header: t("columns.balance"),
        cell: balance,
        text: ({ balanceMinor }) => majorText(balanceMinor),
        sum: {
          cell: ({ balanceMinor, currency }) => money(balanceMinor, currency),
          text: ({ balanceMinor }) => majorText(balanceMinor),
        },
        sortBy: "balance",
        width: "w-[12%]",
        align: "end",
      },
    ]
    const optional = {
      currency: ({ currency }: InvoiceRow) => currency as string,
      salesperson: ({ salesperson }: InvoiceRow) => salesperson ?? "",
      email: ({ client }: InvoiceRow) => client.companyEmail,
    }
    const optionalColumns = Object.entries(optional).map(
      ([name, text]): Column => ({
        name,
        header: t(`columns.${name as keyof typeof optional}`),
        cell: (invoice) => <span className="block truncate text-ink-muted">{text(invoice)}</span>,
        text,
        width: "w-[13%]",
        shown: "chosen",
      }),
    )
    return [...columns, ...optionalColumns]
  }, [t, money, date])
}
