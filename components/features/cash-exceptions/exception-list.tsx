"use client"

import { ShieldCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import type { CashException, ExceptionListQuery } from "@/lib/features/cash-exceptions/schema"
import { exceptionKinds, exceptionStates } from "@/lib/features/cash-exceptions/values"
import { exceptionListSource } from "./exception-list-source"
import { useExceptionColumns } from "./use-exception-columns"

/** Exceptions, the newest first. */
export function ExceptionList() {
  const t = useTranslations("cash-exceptions")
  return (
    <ListScreen<CashException, ExceptionListQuery>
      source={exceptionListSource}
      columns={useExceptionColumns()}
      filters={[
        {
          name: "state",
          label: t("columns.state"),
          options: exceptionStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          name: "kind",
          label: t("kind"),
          options: exceptionKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
      ]}
      labels={{
        title: t("listTitle"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ kind, name }) => `${t(`kinds.${kind}`)}: ${name}`,
      }}
      emptyIcon={<ShieldCheck />}
    />
  )
}
