import type { ReactNode } from "react"
import { currentClient, currentPrincipal } from "@/lib/core/auth/server"
import { addressOf } from "@/lib/core/client/address"
import type { CallInput, Endpoint } from "@/lib/core/http/endpoint"
import { HttpError } from "@/lib/core/http/errors"
import type { Handler } from "@/lib/core/http/handler"
import { PrefetchedData } from "./prefetched-data"

interface Props<E extends Endpoint> {
  handler: Handler<E>
  input?: CallInput<E>
  children: ReactNode
}

/**
 * Runs an endpoint's handler in-process, with the same checks as over HTTP, and provides the response as initial data
 * for the screen below. Client errors are not passed on: the screen requests again from the browser and shows the error
 * it gets.
 */
export async function Prefetch<E extends Endpoint>({ handler, input = {}, children }: Props<E>) {
  const [principal, client] = await Promise.all([currentPrincipal(), currentClient()])
  try {
    const answer = await handler.execute({ principal, client, ...input })
    return <PrefetchedData fallback={{ [addressOf(handler.endpoint, input)]: answer }}>{children}</PrefetchedData>
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return children
    throw error
  }
}
