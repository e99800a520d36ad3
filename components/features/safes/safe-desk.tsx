"use client"

import { Vault } from "lucide-react"
import { useTranslations } from "next-intl"
import { ButtonLink } from "@/components/ui/button-link"
import { EmptyState } from "@/components/ui/empty-state"
import { LoadFailed } from "@/components/ui/load-failed"
import { Select } from "@/components/ui/select"
import { Skeleton } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/safes/endpoints"
import { SafeActs } from "./safe-acts"
import { SafeMovements } from "./safe-movements"
import { SafeSummary } from "./safe-summary"
import { useSafes } from "./use-safes"

/** A safe with its contents, the acts that it allows, and what moved. */
export function SafeDesk() {
  const t = useTranslations("safes")
  const { safes, safe, choose, isLoading, error, retry } = useSafes()
  const contents = useQuery(endpoints.getSafeContents, safe ? { params: { id: safe.id } } : null)
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (isLoading) return <Skeleton className="h-96 w-full" />
  if (!safe)
    return (
      <EmptyState
        icon={<Vault />}
        title={t("noSafe")}
        text={t("noSafeText")}
        action={<ButtonLink href="/business/list?view=tree">{t("toBusinesses")}</ButtonLink>}
      />
    )
  const shown = contents.data?.safe === safe.id ? contents.data : undefined
  return (
    <div className="space-y-4 md:space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        {safes.length > 1 && (
          <Select
            aria-label={t("safe")}
            value={String(safe.id)}
            onChange={({ target }) => choose(target.value)}
            options={safes.map(({ id, label }) => ({ value: String(id), label }))}
            className="max-w-xs"
          />
        )}
        {shown && <SafeActs key={safe.id} contents={shown} />}
      </div>
      {contents.error && !shown && <LoadFailed text={contents.error.message} onRetry={() => void contents.mutate()} />}
      {!contents.error && !shown && <Skeleton className="h-96 w-full" />}
      {shown && <SafeSummary contents={shown} />}
      {shown && <SafeMovements key={safe.id} safe={safe.id} />}
    </div>
  )
}
