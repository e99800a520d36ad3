"use client"

import { PackageCheck } from "lucide-react"
import { useTranslations } from "next-intl"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { Alert } from "@/components/ui/alert"
import { ButtonLink } from "@/components/ui/button-link"
import { ChoiceButtons } from "@/components/ui/choice-buttons"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/stock/endpoints"
import { coverChoices, usualCoverDays } from "@/lib/features/stock/values"
import { ProposalCard } from "./proposal-card"

/** Proposed orders, one card for each shop and supplier. Quantities can be changed before an order is saved. */
export function ProposalsScreen() {
  const t = useTranslations("stock")
  const shop = useChosenShop()
  const [inAddress, setDays] = useViewParam("days")
  const days = coverChoices.find((choice) => String(choice) === inAddress) ?? usualCoverDays
  const query = { ...(shop !== undefined && { shop }), ...(days !== usualCoverDays && { days }) }
  const { data, error, mutate } = useQuery(endpoints.listOrderProposals, { query })
  if (error && !data) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChoiceButtons
          label={t("orders.cover")}
          size="sm"
          options={coverChoices.map((choice) => ({ value: String(choice), label: t("orders.days", { days: choice }) }))}
          value={[String(days)]}
          onChange={([choice]) =>
            setDays(choice === String(usualCoverDays) ? null : (choice ?? null), { replace: true })
          }
        />
        <ButtonLink variant="outline" href="/business/stock/orders">
          {t("orders.all")}
        </ButtonLink>
      </div>
      {data.hidden.length > 0 && <Alert>{t("orders.blind")}</Alert>}
      {data.data.length === 0 && (
        <EmptyState icon={<PackageCheck />} title={t("empty.proposals")} text={t("emptyText.proposals")} />
      )}
      {data.data.map((group) => (
        <ProposalCard key={`${group.shop}/${group.supplier}/${days}`} group={group} />
      ))}
    </div>
  )
}
