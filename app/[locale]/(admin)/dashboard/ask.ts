import "server-only"
import { currentClient, currentPrincipal } from "@/lib/core/auth/server"
import type { CallInput, Endpoint } from "@/lib/core/http/endpoint"
import type { Handler } from "@/lib/core/http/handler"

/** Runs a handler in-process for the page's user, with the same checks as over HTTP. */
export async function ask<E extends Endpoint>(handler: Handler<E>, input: CallInput<E> = {}) {
  const [principal, client] = await Promise.all([currentPrincipal(), currentClient()])
  return handler.execute({ principal, client, ...input })
}
