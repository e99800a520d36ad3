"use client"

import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { useChosenShop, useShopChoices } from "@/components/features/businesses/use-chosen-shop"
import { Alert } from "@/components/ui/alert"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { changeParams, currentParams } from "@/lib/core/client/current-url"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/offers/endpoints"
import { SimulatedBasket } from "./simulated-basket"
import { SimulatedPlace } from "./simulated-place"
import { SimulatedPrice } from "./simulated-price"
import { type SimulationParam, simulationQuery } from "./simulation-address"

/** Changes what is simulated: the address is its only place. */
function changeAddress(changes: Partial<Record<SimulationParam | "shop", string>>) {
  const params = currentParams()
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value)
    else params.delete(name)
  }
  changeParams(params, { replace: true })
}

/** Prices a basket with the same function as the cart of the web shop. */
export function Simulator() {
  const t = useTranslations("offers")
  const address = useSearchParams()
  const { data: choices } = useShopChoices()
  const chosen = useChosenShop()
  const shop = chosen ?? choices?.data[0]?.id
  const query = shop === undefined ? null : simulationQuery(shop, (name) => address.get(name))
  const { data, error, mutate } = useQuery(endpoints.simulateBasket, query && { query: query as never })
  if (!query) return <Alert>{t("noBusiness")}</Alert>
  return (
    <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="grid gap-4 md:gap-5">
        <SimulatedPlace query={query} result={data} shops={choices?.data ?? []} onChange={changeAddress} />
        <SimulatedBasket query={query} result={data} onChange={changeAddress} />
      </div>
      {error && !data ? (
        <LoadFailed text={error.message} onRetry={() => void mutate()} />
      ) : data ? (
        <SimulatedPrice result={data} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </div>
  )
}
