"use client"

import { createContext, type ReactNode, useContext, useMemo } from "react"
import type { AbilityRule } from "@/lib/core/auth/ability"
import { type PlainAbility, plainAbility } from "@/lib/core/auth/plain-ability"

const AbilityContext = createContext<PlainAbility>(plainAbility([]))

/** Provides the current user's rules to client components. */
export function AbilityProvider({ rules, children }: { rules: AbilityRule[]; children: ReactNode }) {
  const ability = useMemo(() => plainAbility(rules), [rules])
  return <AbilityContext value={ability}>{children}</AbilityContext>
}

/**
 * Returns the current user's permissions: `useAbility().can("create", "User")`. Hides what would be rejected; the
 * endpoint itself decides.
 */
export const useAbility = () => useContext(AbilityContext)
