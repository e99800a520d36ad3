"use client"

import { useFormatter, useTranslations } from "next-intl"
import { useMemo } from "react"
import type { DataColumn } from "@/components/list/data-types"
import { Avatar } from "@/components/ui/avatar"
import { Badge } from "@/components/ui/badge"
import { currencyStyle } from "@/lib/core/money"
import { type Employee, statusNames, statusTones } from "./employee"

/** The columns of the employee tables, labelled by the messages of `page`. */
export function useEmployeeColumns(page: "datatables-basic" | "datatables-advance"): DataColumn<Employee>[] {
  const t = useTranslations(`kit/${page}`)
  const format = useFormatter()
  return useMemo(() => {
    const status = (one: Employee) => t(`statuses.${statusNames[one.status]}`)
    return [
      {
        name: "name",
        header: t("columns.name"),
        value: ({ name }) => name,
        also: ({ post }) => post,
        cell: ({ name, avatar, post }) => (
          <span className="flex items-center gap-3">
            <Avatar name={name} src={avatar} size="sm" />
            <span className="min-w-0">
              <span className="block font-medium">{name}</span>
              <span className="block text-ink-muted text-xs">{post}</span>
            </span>
          </span>
        ),
      },
      { name: "email", header: t("columns.email"), value: ({ email }) => email, from: "md" },
      { name: "city", header: t("columns.city"), value: ({ city }) => city, from: "lg" },
      {
        name: "startDate",
        header: t("columns.startDate"),
        value: ({ startDate }) => startDate,
        cell: ({ startDate }) => (
          <time dateTime={startDate}>
            {format.dateTime(new Date(`${startDate}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" })}
          </time>
        ),
        from: "md",
      },
      {
        name: "salary",
        header: t("columns.salary"),
        value: ({ salary }) => salary,
        cell: ({ salary }) => format.number(salary, currencyStyle("USD")),
        numeric: true,
      },
      {
        name: "status",
        header: t("columns.status"),
        value: status,
        cell: (one) => <Badge tone={statusTones[one.status]}>{status(one)}</Badge>,
        from: "sm",
      },
    ]
  }, [t, format])
}
