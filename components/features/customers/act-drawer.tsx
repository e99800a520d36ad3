"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Alert } from "@/components/ui/alert"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Account, Customer } from "@/lib/features/customers/schema"
import { type Place, usePlaces } from "./use-places"

const RepayForm = lazy(() => import("./repay-form").then((file) => ({ default: file.RepayForm })))
const SaleForm = lazy(() => import("./sale-form").then((file) => ({ default: file.SaleForm })))
const WriteOffForm = lazy(() => import("./write-off-form").then((file) => ({ default: file.WriteOffForm })))

export const acts = ["charge", "repay", "adjust", "writeOff"] as const
export type Act = (typeof acts)[number]

/** The props of every form in the drawer. */
export interface ActProps {
  customer: Customer
  account: Account
  /** The shops of the account's business. */
  places: Place[]
  onDone: () => void
}

interface Given {
  id: number
  act: Act
  /** The business of the account; by default the one that is owed the most, or the first. */
  business?: number
  onDone: () => void
}

function Loaded({ id, act, business: given, onDone }: Given) {
  const t = useTranslations("customers")
  const mayBank = useAbility().can("update", "Iou")
  const { places, isLoading, error, retry } = usePlaces()
  const customer = useQuery(endpoints.getCustomer, { params: { id } })
  const [owed] = [...(customer.data?.balances ?? [])].sort((a, b) => b.balance - a.balance)
  const business = given ?? owed?.business ?? places[0]?.business
  const isAsked = business !== undefined && customer.data !== undefined
  const account = useQuery(endpoints.getCustomerAccount, isAsked ? { params: { id }, query: { business } } : null)
  const failed = [customer, account].find((one) => one.error && !one.data)
  if (failed?.error) return <LoadFailed text={failed.error.message} onRetry={() => void failed.mutate()} />
  if (error) return <LoadFailed text={error.message} onRetry={retry} />
  if (!isLoading && places.length === 0) return <Alert title={t("quick.noShop")}>{t("quick.noShopText")}</Alert>
  if (isLoading || !customer.data || !account.data) return <SkeletonText lines={6} />
  const here = places.filter((place) => place.business === business)
  const props = { customer: customer.data, account: account.data, places: here, onDone }
  if (act === "repay") return <RepayForm {...props} mayBank={mayBank} />
  if (act === "writeOff") return <WriteOffForm {...props} />
  return <SaleForm {...props} act={act} />
}

interface Props extends Omit<Given, "id" | "onDone"> {
  /** Undefined while the drawer is closed. */
  customer: number | undefined
  onClose: () => void
}

/** The drawer with a form that changes a customer's debt. */
export function ActDrawer({ customer, onClose, ...given }: Props) {
  const t = useTranslations("customers.acts")
  return (
    <Drawer open={customer !== undefined} onClose={onClose} title={t(`${given.act}Title`)}>
      <Suspense fallback={<SkeletonText lines={6} />}>
        {customer !== undefined && (
          <Loaded key={`${customer} ${given.act}`} {...given} id={customer} onDone={onClose} />
        )}
      </Suspense>
    </Drawer>
  )
}
