"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import type { EndpointReference } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import { CommandState } from "./command-state"
import { useAct } from "./use-act"

const acts = {
  startCounting: { endpoint: endpoints.startCounting, done: undefined },
  close: { endpoint: endpoints.closeTillSession, done: "closed" },
  lock: { endpoint: endpoints.lockTillSession, done: "locked" },
} as const

/** An act that needs nothing but a tap. */
export function SimpleAct({
  id,
  act,
  icon,
  text,
}: {
  id: number
  act: keyof typeof acts
  icon: ReactNode
  text?: string
}) {
  const t = useTranslations("till-sessions")
  const { endpoint, done } = acts[act]
  const command = useAct(endpoint as EndpointReference, id, () => {
    if (done) void toast.success(t(`done.${done}`))
  })
  return (
    <div className="flex flex-col gap-3">
      {text && <p className="text-ink-muted">{text}</p>}
      <CommandState {...command} />
      <Button
        size="lg"
        icon={icon}
        busy={command.busy}
        onClick={() => void command.run(undefined)}
        className="w-full sm:self-start sm:w-auto"
      >
        {t(`next.${act}`)}
      </Button>
    </div>
  )
}
