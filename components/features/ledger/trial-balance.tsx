"use client"

import { Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Button } from "@/components/ui/button"
import { Card, CardHeader } from "@/components/ui/card"
import { DayInput } from "@/components/ui/day-input"
import { SkeletonText } from "@/components/ui/skeleton"
import { Switch } from "@/components/ui/switch"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"
import { AccountDrawer } from "./account-drawer"
import { NoAccess } from "./no-access"
import { OfBusiness } from "./of-business"
import { PrintButton } from "./print-button"
import { sumOf } from "./totals"
import { trialInput } from "./trial-source"
import { TrialTable } from "./trial-table"
import type { BooksOf } from "./use-books"
import { useFormats } from "./use-formats"

function TrialBalanceOf({ business, shops }: BooksOf) {
  const t = useTranslations("ledger")
  const { date } = useFormats()
  const mayAdd = useAbility().can("create", "Books")
  const [at, setAt] = useViewParam("at")
  const [zero, setZero] = useViewParam("zero")
  const [, open] = useViewParam("open")
  const { data, error, mutate, isLoading } = useQuery(endpoints.getTrialBalance, trialInput(business.id, at))
  if (error && !data) return <NoAccess error={error} business={business.tradingName} onRetry={() => void mutate()} />
  if (!data)
    return (
      <Card className="p-5">
        <SkeletonText lines={8} />
      </Card>
    )
  return (
    <>
      {sumOf(data.data) !== 0 && (
        <Alert tone="danger" className="mb-4">
          {t("trial.unbalanced")}
        </Alert>
      )}
      <Card aria-busy={isLoading} className="print:border-0 print:shadow-none">
        <CardHeader
          title={t("trial.title", { business: business.tradingName })}
          subtitle={t("trial.at", { day: date(data.at, "long") })}
          actions={
            <span className="flex flex-wrap items-center gap-3 print:hidden">
              <DayInput
                aria-label={t("trial.day")}
                className="w-40"
                value={at ?? data.at}
                onChange={(day) => setAt(day || null, { replace: true })}
              />
              <Switch
                label={t("trial.hideZero")}
                checked={zero === "hidden"}
                onChange={({ target }) => setZero(target.checked ? "hidden" : null, { replace: true })}
              />
              <PrintButton />
              {mayAdd && (
                <Button icon={<Plus />} onClick={() => open("add-account")}>
                  {t("account.add")}
                </Button>
              )}
            </span>
          }
        />
        <TrialTable
          accounts={data.data}
          hidesZero={zero === "hidden"}
          currency={data.currency}
          at={data.at}
          shopName={(id) => shops.find((shop) => shop.id === id)?.name ?? ""}
        />
      </Card>
      <AccountDrawer business={business.id} />
    </>
  )
}

/** The balances of all accounts of the chosen business at the end of a day. */
export const TrialBalance = () => <OfBusiness>{(books) => <TrialBalanceOf {...books} />}</OfBusiness>
