"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { dataFilter } from "@/components/list/data-filter"
import type { ListFilter } from "@/components/list/types"
import * as clientsEndpoints from "@/lib/features/clients/endpoints"
import * as endpoints from "@/lib/features/invoices/endpoints"

/** The filters of the invoice list; the status is chosen above them. */
export function useInvoiceFilters(ofPerson: boolean): ListFilter[] {
  const t = useTranslations("invoices.columns")
  return useMemo(() => {
    const client = dataFilter({
      name: "clientId",
      label: t("client"),
      endpoint: clientsEndpoints.listClients,
      options: ({ clients }) =>
        clients.map(({ id, name, company, companyEmail }) => ({
          value: String(id),
          label: company || name,
          description: companyEmail,
        })),
      search: (q) => ({ ...(q && { q }), perPage: 20 }),
      find: (id) => ({ id }),
    })
    const salesperson = dataFilter({
      name: "salespersonId",
      label: t("salesperson"),
      endpoint: endpoints.listSalespeople,
      options: ({ people }) => people.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
    })
    const issued: ListFilter = { kind: "days", name: "issued", label: t("issued") }
    return ofPerson ? [client, issued] : [client, salesperson, issued]
  }, [t, ofPerson])
}
