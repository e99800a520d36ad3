"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/businesses/endpoints"
import SetUpWizard, { type Draft } from "./set-up-wizard"

/** The set-up wizard with the existing records of a draft. */
export default function DraftWizard({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations("businesses.setUp")
  const query = { query: { business: id } }
  const business = useQuery(endpoints.getBusiness, { params: { id } })
  const shops = useQuery(endpoints.listBusinessShops, query)
  const tills = useQuery(endpoints.listTills, query)
  const safes = useQuery(endpoints.listSafes, query)
  const all = [business, shops, tills, safes]
  // The same shop, till and safe as on the server: the oldest that are in use.
  const inUse = <Row extends { id: number; state: string }>(rows: Row[] = []) =>
    rows.filter(({ state }) => state !== "archived").sort((a, b) => a.id - b.id)
  // Keep the form's first values, and so the version that it sends, when somebody changes the draft meanwhile.
  const [draft, setDraft] = useState<Draft>()
  if (!draft && business.data && all.every(({ data, isValidating }) => data && !isValidating)) {
    const [shop] = inUse(shops.data?.data)
    const ofShop = (one: { shop: number }) => one.shop === shop?.id
    const [till] = inUse(tills.data?.data).filter(ofShop)
    const [safe] = inUse(safes.data?.data).filter(ofShop)
    setDraft({ business: business.data, shop, till, safe })
  }
  const failed = all.find((one) => one.error && !one.data)
  if (failed?.error) return <LoadFailed text={failed.error.message} onRetry={() => void failed.mutate()} />
  if (!draft) return <SkeletonText lines={5} />
  const { state, tradingName: name } = draft.business
  return state === "draft" ? <SetUpWizard draft={draft} onDone={onDone} /> : <Alert>{t("isDone", { name })}</Alert>
}
