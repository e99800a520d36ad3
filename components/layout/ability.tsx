"use client"

import { Ability } from "@casl/ability"
import { AbilityProvider as CaslProvider, useAbility as useCaslAbility } from "@casl/react"
import { type ReactNode, useMemo } from "react"
import type { AbilityRule, Action, Rule, Subject } from "@/lib/core/auth/ability"

type BrowserAbility = Ability<[Action, Subject]>

/** Gives the islands below the rules of the one signed in. Rules carry no conditions, so CASL's plain ability will do. */
export function AbilityProvider({ rules, children }: { rules: AbilityRule[]; children: ReactNode }) {
  const ability = useMemo<BrowserAbility>(() => new Ability<[Action, Subject]>(rules), [rules])
  return <CaslProvider value={ability}>{children}</CaslProvider>
}

/** What the one signed in may do: `useAbility().can("create", "User")`. Hides what is in vain; the call itself decides. */
export const useAbility = () => useCaslAbility<BrowserAbility>()

interface CanProps {
  rule: Rule
  children: ReactNode
  /** Stands there for those who may not. */
  otherwise?: ReactNode
}

/** Shows its children to those with the ability: `<Can rule={["delete", "User"]}>…</Can>` */
export function Can({ rule, children, otherwise = null }: CanProps) {
  return useAbility().can(...rule) ? children : otherwise
}
