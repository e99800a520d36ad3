"use client"

import { useTranslations } from "next-intl"
import { useMemo, useState } from "react"
import { AddRecord } from "@/components/kit/employees/add-record"
import type { Employee } from "@/components/kit/employees/employee"
import { ExportMenu } from "@/components/kit/employees/export-menu"
import { useEmployeeColumns } from "@/components/kit/employees/use-employee-columns"
import { useEmployees } from "@/components/kit/employees/use-employees"
import { DataTable } from "@/components/list/data-table"

/** New rows stay in this table, because its endpoint is read-only. */
export default function Buttons() {
  const t = useTranslations("kit/datatables-basic")
  const columns = useEmployeeColumns("datatables-basic")
  const { rows } = useEmployees()
  const [added, setAdded] = useState<Employee[]>([])
  const all = useMemo(() => rows && [...added, ...rows], [added, rows])
  return (
    <DataTable
      label={t("label", { demo: t("buttons.title") })}
      columns={columns}
      rows={all}
      tools={(found) => (
        <>
          <ExportMenu name={t("export.name")} columns={columns} rows={found} />
          <AddRecord
            onAdd={(record) =>
              setAdded((before) => [
                { ...record, id: -before.length - 1, avatar: "", city: "", status: 5 as const },
                ...before,
              ])
            }
          />
        </>
      )}
    />
  )
}
