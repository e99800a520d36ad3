"use client"

import { useTranslations } from "next-intl"
import { plans, type Role, roles, statuses } from "@/lib/features/users/values"

/** The choices of a person's closed lists, in words. */
export function useUserOptions() {
  const t = useTranslations("users")
  return {
    roles: (given: readonly Role[] = roles) => given.map((role) => ({ value: role, label: t(`roles.${role}`) })),
    plans: plans.map((plan) => ({ value: plan, label: t(`plans.${plan}`) })),
    statuses: statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
  }
}
