"use client"

import { useTranslations } from "next-intl"
import { useMemo, useRef, useState } from "react"
import { employeeOf } from "@/components/kit/employees/employee"
import { useEmployeeColumns } from "@/components/kit/employees/use-employee-columns"
import { DataPages } from "@/components/list/data-pages"
import { DataRows } from "@/components/list/data-rows"
import { PageSize } from "@/components/list/page-size"
import { SearchBox } from "@/components/list/search-box"
import { NoMatch } from "@/components/ui/no-match"
import { useQuery } from "@/lib/core/client/use-query"
import * as datatablesEndpoints from "@/lib/features/datatables/endpoints"

/** Requests each page; the response holds its rows as `invoices` and the number of matches as `total`. */
export default function Server() {
  const t = useTranslations("kit/datatables-advance")
  const columns = useEmployeeColumns("datatables-advance")
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState({ q: "", page: 1, perPage: 10 })
  const { data, isLoading } = useQuery(datatablesEndpoints.listEmployees, {
    query: { ...query, q: query.q || undefined },
  })
  const rows = useMemo(() => data?.invoices.map(employeeOf), [data])
  return (
    <div className="-mx-5 -mb-5">
      <div className="flex flex-wrap items-center gap-3 px-5 pb-4">
        <span className="flex items-center gap-2 text-dense text-ink-muted">
          {t("server.show")}
          <PageSize perPage={query.perPage} onChange={({ perPage }) => setQuery({ ...query, page: 1, perPage })} />
          {t("server.entries")}
        </span>
        <div className="flex flex-1 justify-end">
          <SearchBox
            input={input}
            label={t("server.search")}
            value={query.q}
            onSearch={(q) => setQuery({ ...query, page: 1, q })}
          />
        </div>
      </div>
      {data?.total === 0 ? (
        <NoMatch onClear={() => setQuery({ ...query, page: 1, q: "" })} />
      ) : (
        <DataRows label={t("label", { demo: t("server.title") })} columns={columns} rows={rows} busy={isLoading} />
      )}
      <DataPages
        label={t("label", { demo: t("server.title") })}
        page={query.page}
        perPage={query.perPage}
        total={data?.total ?? 0}
        onPage={(page) => setQuery({ ...query, page })}
      />
    </div>
  )
}
