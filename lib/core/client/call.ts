import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { addressOf } from "./address"
import { CallError, callErrorFrom, cancelled } from "./call-error"
import { confirmSignIn } from "./confirmation"
import { tab } from "./tab"

/** Dispatched when a request was forbidden: the user may have lost a permission since the page was rendered. */
export const forbiddenEvent = "cornerledger:forbidden"

const locale = () => document.documentElement.lang || "en"

/**
 * Sends a request and returns the parsed body. If the endpoint requires a confirmed sign-in, opens the dialog for it and
 * sends the request again.
 * @throws CallError for anything but a success; with the code `cancelled` if the user closed the dialog
 */
export async function send<T>(address: string, init: RequestInit = {}): Promise<T> {
  let response: Response
  try {
    response = await fetch(address, {
      ...init,
      headers: { "accept-language": locale(), "x-tab": tab, ...init.headers },
    })
  } catch {
    throw new CallError(0, "offline", "")
  }
  const body = await response.json().catch(() => undefined)
  if (!response.ok) {
    if (response.status === 401) window.dispatchEvent(new Event("cornerledger:signed-out"))
    const error = callErrorFrom(response.status, body)
    if (error.code === "forbidden") window.dispatchEvent(new Event(forbiddenEvent))
    if (error.code !== "confirmation_required") throw error
    const confirmed = await confirmSignIn()
    if (confirmed) return send(address, init)
    throw confirmed === false ? cancelled() : error
  }
  return body as T
}

/**
 * Sends the request that a contract describes, with the browser's session cookie.
 * Only `method` and `path` are read, so a caller may pass those two and keep the contract's zod schemas out of its bundle.
 */
export function call<E extends Endpoint>(
  { method, path }: EndpointReference<E>,
  input: CallInput<E> & { file?: Blob; idempotencyKey?: string } = {},
): Promise<CallOutput<E>> {
  const address = addressOf({ path }, input)
  const headers: Record<string, string> = input.idempotencyKey ? { "idempotency-key": input.idempotencyKey } : {}
  if (input.file)
    return send(address, { method, body: input.file, headers: { ...headers, "content-type": input.file.type } })
  if (method !== "POST") return send(address, { method, headers })
  return send(address, {
    method,
    body: JSON.stringify(input.body ?? {}),
    headers: { ...headers, "content-type": "application/json" },
  })
}
