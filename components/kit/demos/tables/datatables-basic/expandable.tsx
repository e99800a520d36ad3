"use client"

import { useTranslations } from "next-intl"
import { EmployeeDetails } from "@/components/kit/employees/employee-details"
import { useEmployeeColumns } from "@/components/kit/employees/use-employee-columns"
import { useEmployees } from "@/components/kit/employees/use-employees"
import { DataTable } from "@/components/list/data-table"

const shown = ["name", "startDate", "salary", "status"]

export default function Expandable() {
  const t = useTranslations("kit/datatables-basic")
  const columns = useEmployeeColumns("datatables-basic").filter(({ name }) => shown.includes(name))
  const { rows } = useEmployees()
  return (
    <DataTable
      label={t("label", { demo: t("expandable.title") })}
      columns={columns}
      rows={rows}
      details={{
        of: (employee) => <EmployeeDetails employee={employee} />,
        label: ({ name }) => t("expandable.open", { name }),
      }}
    />
  )
}
