"use client"

import { useTranslations } from "next-intl"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import type { Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import type { BusinessState } from "@/lib/features/businesses/values"
import { nextStates } from "@/lib/features/businesses/values"
import type { Kind } from "./open"
import { records } from "./records"
import { staleAfterWrite } from "./stale"

interface Stateful {
  id: number
  version: number
  state: BusinessState
}

/** The entries of a menu that change the state of a record. */
export function useStateActions() {
  const t = useTranslations("businesses")
  const attempt = useAttempt(staleAfterWrite)
  return (kind: Kind, name: string, { id, version, state }: Stateful) => {
    const become = (next: BusinessState) =>
      attempt(async () => {
        const change = records[kind].change as EndpointReference<Endpoint>
        await call(change, { params: { id }, body: { state: next, version } as never })
        void toast.success(t("done.state", { name, state: t(`states.${next}`) }))
      })
    const hasTwo = kind !== "business" && kind !== "shop"
    const next = hasTwo ? ([state === "active" ? "archived" : "active"] as const) : nextStates[state]
    return next.map((one) => ({ label: t(`become.${one}`), onSelect: () => void become(one) }))
  }
}
