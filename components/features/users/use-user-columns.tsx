"use client"

import { useTranslations } from "next-intl"
import { useMemo } from "react"
import type { ListColumn, ListFilter } from "@/components/list/types"
import type { User } from "@/lib/features/users/schema"
import { RoleLabel } from "./role-label"
import { StatusBadge } from "./status-badge"
import { useUserOptions } from "./use-user-options"
import { UserCell } from "./user-cell"

const muted = (text: string) => <span className="block truncate text-ink-muted">{text}</span>

/** The columns of the user list; the last four are hidden until the user chooses them. */
export function useUserColumns(): ListColumn<User>[] {
  const t = useTranslations("users")
  return useMemo(
    () => [
      {
        name: "user",
        header: t("columns.user"),
        cell: (user) => <UserCell user={user} />,
        text: ({ fullName }) => fullName,
        sortBy: "fullName",
        width: "w-[26%]",
        shown: "always",
      },
      {
        name: "email",
        header: t("fields.email"),
        cell: ({ email }) => muted(email),
        text: ({ email }) => email,
        sortBy: "email",
        width: "w-[25%]",
        phone: "line",
      },
      {
        name: "role",
        header: t("fields.role"),
        cell: ({ role }) => <RoleLabel role={role} className="md:max-xl:[&_svg]:hidden" />,
        text: ({ role }) => t(`roles.${role}`),
        sortBy: "role",
        width: "w-[15%]",
      },
      {
        name: "plan",
        header: t("fields.currentPlan"),
        cell: ({ currentPlan }) => <span className="block truncate">{t(`plans.${currentPlan}`)}</span>,
        text: ({ currentPlan }) => t(`plans.${currentPlan}`),
        sortBy: "currentPlan",
        width: "w-[15%]",
      },
      {
        name: "status",
        header: t("fields.status"),
        cell: ({ status }) => <StatusBadge status={status} />,
        text: ({ status }) => t(`statuses.${status}`),
        sortBy: "status",
        width: "w-[19%]",
      },
      ...(["username", "company", "country", "contact"] as const).map(
        (name): ListColumn<User> => ({
          name,
          header: t(`fields.${name}`),
          cell: (user) => muted(user[name]),
          text: (user) => user[name],
          width: "w-[16%]",
          phone: "line",
          shown: "chosen",
        }),
      ),
    ],
    [t],
  )
}

/** The filters of the user list. */
export function useUserFilters(): ListFilter[] {
  const t = useTranslations("users.fields")
  const options = useUserOptions()
  return [
    { name: "role", label: t("role"), options: options.roles() },
    { name: "currentPlan", label: t("currentPlan"), options: options.plans },
    { name: "status", label: t("status"), options: options.statuses },
  ]
}
