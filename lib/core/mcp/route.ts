import { getSession } from "../auth/session"
import { config } from "../config"
import { readJson } from "../http/body"
import { HttpError } from "../http/errors"
import { libraryRoute } from "../http/library-route"
import { headersFor } from "../http/replies"
import type { Calls } from "./calls"

/**
 * The caller by their bearer token, never by a cookie: pages of other sites would send it too.
 * @throws HttpError 403 for a page of another site, 401 without a valid token
 */
async function callerOf(request: Request) {
  const origin = request.headers.get("origin")
  // Compared with the configured address, not with the Host header, which a page with a rebound name controls.
  if (origin !== null && origin !== new URL(config().appUrl).origin)
    throw new HttpError(403, "forbidden", { message: "badOrigin" })
  const principal = request.headers.has("authorization") ? await getSession(request) : undefined
  if (!principal) throw new HttpError(401, "unauthorized", { headers: { "www-authenticate": "Bearer" } })
  return principal
}

/** The route of assistants: Model Context Protocol over Streamable HTTP, one message per request. */
export function assistantRoute(calls: Calls) {
  const POST = libraryRoute(async (request, _: unknown, client) => {
    const principal = await callerOf(request)
    const message = await readJson(request)
    // The protocol has given up batches; one could run a hundred calls.
    if (Array.isArray(message)) throw new HttpError(400, "invalid", { message: "badJson" })
    // Loaded here, because no other route needs it.
    const { answerMessage } = await import("./server")
    const response = await answerMessage(request, message, { calls, principal, client })
    const headers = new Headers(response.headers)
    for (const [name, value] of Object.entries(headersFor(client))) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  })
  // A stream of the server's own messages (GET) and sessions (DELETE) are optional, and there are none.
  const refuse = libraryRoute(async ({ method }, _: unknown) => {
    const message = ["methodNotAllowed", { method }] as const
    throw new HttpError(405, "method_not_allowed", { message, headers: { allow: "POST" } })
  })
  return { POST, GET: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse }
}
