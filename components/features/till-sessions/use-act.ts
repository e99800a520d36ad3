"use client"

import { useMutation } from "@/lib/core/client/use-mutation"
import type { CallInput, Endpoint, EndpointReference } from "@/lib/core/http/endpoint"
import * as endpoints from "@/lib/features/till-sessions/endpoints"
import { useCommand } from "./use-command"

/** An act on a session, as a command: `run(body)`. `done` runs after it. */
export function useAct<E extends Endpoint>(endpoint: EndpointReference<E>, id: number, done?: () => void) {
  const { run: send, busy } = useMutation(endpoint, { invalidates: [endpoints.listTillSessions] })
  const command = useCommand(async (body: CallInput<E>["body"]) => {
    await send({ params: { id }, body } as CallInput<E>)
    done?.()
  })
  return { ...command, busy: busy || command.isWaiting }
}
