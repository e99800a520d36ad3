"use client"

import { Rows3 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { ListScreen } from "@/components/list/list-screen"
import { useListState } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { Statement as StatementData, StatementLine, StatementQuery } from "@/lib/features/ledger/schema/entries"
import { AccountDrawer } from "./account-drawer"
import { StatementHead } from "./statement-head"
import { statementSource } from "./statement-source"
import { numberOf } from "./use-journal-columns"
import { useStatementColumns } from "./use-statement-columns"

/** The statement of an account. */
export function Statement({ first }: { first: StatementData }) {
  const t = useTranslations("ledger")
  const { id } = first.account
  const source = useMemo(() => statementSource(id), [id])
  const { query } = useListState(source.rules)
  // The rows of the list below are of the same response.
  const { data = first } = useQuery(endpoints.getStatement, { params: { id }, query })
  const columns = useStatementColumns(data.currency)
  return (
    <>
      <StatementHead {...data} />
      <ListScreen<StatementLine, StatementQuery>
        source={source}
        columns={columns}
        filters={[{ kind: "days", name: "date", params: ["from", "to"], label: t("fields.businessDate") }]}
        rowKey={({ entry, line }) => `${entry}/${line}`}
        labels={{
          title: t("statement.title", { name: `${data.account.code} ${data.account.name}` }),
          emptyTitle: t("statement.emptyTitle"),
          emptyText: t("statement.emptyText"),
          ownOrder: t("journal.order"),
          row: numberOf,
        }}
        emptyIcon={<Rows3 />}
      />
      <AccountDrawer business={data.account.business} account={data.account} />
    </>
  )
}
