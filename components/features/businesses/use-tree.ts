"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { useQuery } from "@/lib/core/client/use-query"
import { maxPerPage } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/businesses/endpoints"
import type { BusinessState } from "@/lib/features/businesses/values"
import type { Kind } from "./open"
import { useChosenShop } from "./use-chosen-shop"

/** A record in the tree, with what belongs to it. */
export interface Node {
  kind: Kind
  id: number
  version: number
  state: BusinessState
  name: string
  /** A second line. */
  text: string
  children: Node[]
}

const query = { perPage: maxPerPage }

/** The tree of businesses, from the lists of what the user may see; `nodes` is undefined while it loads. */
export function useTree() {
  const t = useTranslations("businesses")
  const ability = useAbility()
  const businesses = useQuery(endpoints.listBusinesses, { query })
  const shops = useQuery(endpoints.listBusinessShops, ability.can("read", "Shop") ? { query } : null)
  const tills = useQuery(endpoints.listTills, ability.can("read", "Shop") ? { query } : null)
  const safes = useQuery(endpoints.listSafes, ability.can("read", "Safe") ? { query } : null)
  const accounts = useQuery(endpoints.listBankAccounts, ability.can("read", "BankAccount") ? { query } : null)
  const all = [businesses, shops, tills, safes, accounts]
  const nodeOf = (
    kind: Kind,
    record: Omit<Node, "kind" | "children" | "text">,
    text: string,
    children: Node[] = [],
  ) => ({
    kind,
    id: record.id,
    version: record.version,
    state: record.state,
    name: record.name,
    text,
    children,
  })
  const chosen = useChosenShop()
  /** The chosen shop; the tree has nothing else then. */
  const only = chosen === undefined ? undefined : shops.data?.data.find(({ id }) => id === chosen)
  const isLoading = all.some((one) => one.isLoading)
  const nodes = isLoading
    ? undefined
    : businesses.data?.data
        .filter(({ id }) => only === undefined || id === only.business)
        .map((business) => {
          const own = <Row extends { business: number }>(rows: Row[] = []) =>
            rows.filter((row) => row.business === business.id)
          const shopNodes = own(shops.data?.data)
            .filter(({ id }) => only === undefined || id === only.id)
            .map((shop) =>
              nodeOf("shop", shop, [shop.code, shop.city].filter(Boolean).join(" · "), [
                ...own(tills.data?.data)
                  .filter((till) => till.shop === shop.id)
                  .map((till) => nodeOf("till", till, t("kindOf.till"))),
                ...own(safes.data?.data)
                  .filter((safe) => safe.shop === shop.id)
                  .map((safe) => nodeOf("safe", safe, t("kindOf.safe"))),
              ]),
            )
          const accountNodes = own(accounts.data?.data).map((account) => nodeOf("account", account, account.iban))
          const text = [business.vatNumber || business.companyNumber, business.currency].filter(Boolean).join(" · ")
          return nodeOf("business", { ...business, name: business.tradingName }, text, [...shopNodes, ...accountNodes])
        })
  return {
    nodes,
    error: all.find((one) => one.error && !one.data)?.error,
    retry: () => {
      for (const one of all) if (one.error) void one.mutate()
    },
    isCut: all.some((one) => (one.data?.total ?? 0) > maxPerPage),
  }
}
