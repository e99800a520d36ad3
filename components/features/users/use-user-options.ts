"use client"

import { useTranslations } from "next-intl"
import { plans, type Role, roles, statuses } from "@/lib/features/users/values"

/** Returns the options for a user's role, plan and status, with labels. */
export function useUserOptions() {
  const t = useTranslations("users")
  return {
    roles: (choices: readonly Role[] = roles) => choices.map((role) => ({ value: role, label: t(`roles.${role}`) })),
    plans: plans.map((plan) => ({ value: plan, label: t(`plans.${plan}`) })),
    statuses: statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
  }
}
