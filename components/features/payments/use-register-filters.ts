"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { dataFilter } from "@/components/list/data-filter"
import type { ListFilter } from "@/components/list/types"
import * as businesses from "@/lib/features/businesses/endpoints"
import * as endpoints from "@/lib/features/payments/endpoints"
import { paymentDirections, paymentKinds, paymentMethods, paymentStates } from "@/lib/features/payments/values"

/** The businesses that the user may see, as a filter. */
export const businessFilter = (label: string) =>
  dataFilter({
    ...{ name: "business", label, endpoint: businesses.listBusinesses },
    options: ({ data }) => data.map(({ id, tradingName }) => ({ value: String(id), label: tradingName })),
  })

export function useRegisterFilters(): ListFilter[] {
  const t = useTranslations("payments")
  return useMemo(() => {
    const party = dataFilter({
      ...{ name: "party", label: t("columns.name"), endpoint: endpoints.listPaymentParties },
      options: ({ data }) =>
        data.map(({ key, kind, name }) => ({
          ...{ value: key, label: name, description: t(`account.partyKinds.${kind}`) },
        })),
      search: (q) => (q ? { q } : {}),
      find: (key) => ({ key }),
    })
    const choice = <Value extends string>(
      name: string,
      label: string,
      values: readonly Value[],
      text: (value: Value) => string,
    ) => ({
      ...{ name, label },
      options: values.map((value) => ({ value, label: text(value) })),
    })
    return [
      choice("direction", t("columns.direction"), paymentDirections, (value) => t(`directions.${value}`)),
      choice("kind", t("columns.kind"), paymentKinds, (value) => t(`kinds.${value}`)),
      choice("method", t("columns.method"), paymentMethods, (value) => t(`methods.${value}`)),
      choice("state", t("columns.state"), paymentStates, (value) => t(`states.${value}`)),
      businessFilter(t("columns.business")),
      party,
      { kind: "days", name: "days", label: t("columns.date"), params: ["from", "to"] },
    ]
  }, [t])
}
