"use client"

import { PackageCheck, Route } from "lucide-react"
import { useTranslations } from "next-intl"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import type { Deposit, DepositListQuery } from "@/lib/features/deposits/schema"
import { maxVerified } from "@/lib/features/drops/values"
import { depositListSource } from "./deposit-list-source"
import { useDepositColumns, useDepositName } from "./use-deposit-columns"
import { useDepositFilters } from "./use-deposit-filters"

interface Props {
  shop?: number
  onVerify: (drops: Deposit[]) => void
}

/** All deposits as a list, from which drops can be verified. */
export function DepositTable({ shop, onVerify }: Props) {
  const t = useTranslations("deposits")
  const toVerify = (deposits: Deposit[]) => deposits.filter(({ mayVerify }) => mayVerify).slice(0, maxVerified)
  return (
    <ListScreen<Deposit, DepositListQuery>
      source={shop === undefined ? depositListSource : { ...depositListSource, fixed: { shop } }}
      rowKey={({ kind, id }) => `${kind}/${id}`}
      columns={useDepositColumns()}
      filters={useDepositFilters()}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: useDepositName(),
      }}
      emptyIcon={<Route />}
      bulkActions={(deposits) => {
        const drops = toVerify(deposits)
        return (
          <Button size="sm" icon={<PackageCheck />} disabled={drops.length === 0} onClick={() => onVerify(drops)}>
            {t("verify", { count: drops.length })}
          </Button>
        )
      }}
    />
  )
}
