"use client"

import { useTranslations } from "next-intl"
import { DescriptionList } from "@/components/ui/description-list"
import type { Employee } from "./employee"

/** The details of an employee that do not fit in a table row. */
export function EmployeeDetails({ employee }: { employee: Employee }) {
  const t = useTranslations("kit/datatables-basic")
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: t("columns.email"), value: employee.email },
        { term: t("columns.city"), value: employee.city },
        { term: t("columns.age"), value: employee.age },
        {
          term: t("columns.experience"),
          value: employee.experience === undefined ? "" : t("years", { count: employee.experience }),
        },
      ]}
    />
  )
}
