"use client"

import { useTranslations } from "next-intl"
import { useEmployeeColumns } from "@/components/kit/employees/use-employee-columns"
import { useEmployees } from "@/components/kit/employees/use-employees"
import { DataTable } from "@/components/list/data-table"
import { LoadFailed } from "@/components/ui/load-failed"

export default function Zero({ demo = "zero" }: { demo?: "zero" | "multilingual" }) {
  const t = useTranslations("kit/datatables-basic")
  const columns = useEmployeeColumns("datatables-basic")
  const { rows, error, isBusy, retry } = useEmployees()
  if (error) return <LoadFailed text={error.message} busy={isBusy} onRetry={retry} />
  return <DataTable label={t("label", { demo: t(`${demo}.title`) })} columns={columns} rows={rows} />
}
