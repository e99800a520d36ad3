"use client"

import { Ability } from "@casl/ability"
import { AbilityProvider as CaslProvider, useAbility as useCaslAbility } from "@casl/react"
import { type ReactNode, useMemo } from "react"
import type { AbilityRule, Action, Rule, Subject } from "@/lib/core/auth/ability"

type BrowserAbility = Ability<[Action, Subject]>

/**
 * Provides the current user's rules to client components. Rules have no conditions, so CASL's plain ability suffices.
 */
export function AbilityProvider({ rules, children }: { rules: AbilityRule[]; children: ReactNode }) {
  const ability = useMemo<BrowserAbility>(() => new Ability<[Action, Subject]>(rules), [rules])
  return <CaslProvider value={ability}>{children}</CaslProvider>
}

/**
 * Returns the current user's permissions: `useAbility().can("create", "User")`. Hides what would be rejected; the
 * endpoint itself decides.
 */
export const useAbility = () => useCaslAbility<BrowserAbility>()

interface CanProps {
  rule: Rule
  children: ReactNode
  /** Shown to users without the permission. */
  otherwise?: ReactNode
}

/** Shows its children to users with a permission: `<Can rule={["delete", "User"]}>…</Can>` */
export function Can({ rule, children, otherwise = null }: CanProps) {
  return useAbility().can(...rule) ? children : otherwise
}
