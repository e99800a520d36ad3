"use client"

import { useTranslations } from "next-intl"
import { useMemo, useState } from "react"
import { type EmployeeSearch, emptySearch, matchesSearch } from "@/components/kit/employees/employee-search"
import { EmployeeSearchFields } from "@/components/kit/employees/employee-search-fields"
import { useEmployeeColumns } from "@/components/kit/employees/use-employee-columns"
import { useEmployees } from "@/components/kit/employees/use-employees"
import { DataPages } from "@/components/list/data-pages"
import { DataRows } from "@/components/list/data-rows"
import { useDataTable } from "@/components/list/use-data-table"
import { NoMatch } from "@/components/ui/no-match"

/** Six fields that must all match. The rows are already loaded, so a search sends no request. */
export default function Search() {
  const t = useTranslations("kit/datatables-advance")
  const columns = useEmployeeColumns("datatables-advance")
  const { rows } = useEmployees()
  const [search, setSearch] = useState<EmployeeSearch>(emptySearch)
  const found = useMemo(() => (rows ?? []).filter((employee) => matchesSearch(employee, search)), [rows, search])
  const table = useDataTable(found, columns)
  const change = (part: Partial<EmployeeSearch>) => {
    setSearch({ ...search, ...part })
    table.setPage(1)
  }
  return (
    <div className="-mx-5 -mb-5">
      <EmployeeSearchFields search={search} onChange={change} />
      {rows && found.length === 0 ? (
        <NoMatch onClear={() => change(emptySearch)} />
      ) : (
        <DataRows
          label={t("label", { demo: t("search.title") })}
          columns={columns}
          rows={rows && table.shown}
          sort={table.sort}
          onSort={table.toggleSort}
        />
      )}
      <DataPages
        label={t("label", { demo: t("search.title") })}
        page={table.page}
        perPage={table.perPage}
        total={found.length}
        onPage={table.setPage}
      />
    </div>
  )
}
