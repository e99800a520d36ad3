import { type CallInput, type CallOutput, type Endpoint, type EndpointReference, hasBody, isV1 } from "../http/endpoint"
import { addressOf } from "./address"
import { askApproval } from "./approval"
import { CallError, callErrorFrom, cancelled } from "./call-error"
import { confirmSignIn } from "./confirmation"
import { newId } from "./new-id"
import { pendingSignIn, signInAgain } from "./sign-in-again"
import { tab } from "./tab"

/** Dispatched when a request was forbidden: the user may have lost a permission since the page was rendered. */
export const forbiddenEvent = "cornerledger:forbidden"

const locale = () => document.documentElement.lang || "en"

const reading = new Map<string, Promise<unknown>>()

/** Sends a request after the user has signed in again. Polling goes on meanwhile, so reads of one URL share a request. */
function sendAfter<T>(signIn: Promise<void>, address: string, init: RequestInit): Promise<T> {
  if (init.method && init.method !== "GET") return signIn.then(() => send<T>(address, init))
  const read = (reading.get(address) as Promise<T> | undefined) ?? signIn.then(() => send<T>(address, init))
  reading.set(address, read)
  void signIn.then(() => reading.delete(address))
  return read
}

/** Sends a request again with the approval of somebody at this screen. */
async function sendApproved<T>(address: string, init: RequestInit, error: CallError): Promise<T> {
  const asked = askApproval(error)
  if (!asked) throw error
  const approval = await asked
  if (approval === undefined) throw cancelled()
  return send(address, { ...init, headers: { ...init.headers, approval } })
}

/**
 * Sends a request and returns the parsed body. If the session has ended, or the endpoint requires a confirmed sign-in, opens
 * the dialog for it and sends the request again.
 * @throws CallError for anything but a success; with the code `cancelled` if the user closed the dialog
 */
export async function send<T>(address: string, init: RequestInit = {}): Promise<T> {
  // The session's own endpoints work without one, and the dialog needs them.
  const waiting = address.startsWith("/api/auth/") ? undefined : pendingSignIn()
  if (waiting) return sendAfter(waiting, address, init)
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
    const error = callErrorFrom(response.status, body)
    const signIn = error.code === "unauthorized" ? signInAgain() : undefined
    if (signIn) return sendAfter(signIn, address, init)
    if (error.code === "forbidden") window.dispatchEvent(new Event(forbiddenEvent))
    if (error.code === "approval_required") return sendApproved(address, init, error)
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
  // v1 writes need a key, even those that no form retries.
  const key = input.idempotencyKey ?? (isV1({ path }) && method !== "GET" ? newId() : undefined)
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {}
  if (input.file)
    return send(address, { method, body: input.file, headers: { ...headers, "content-type": input.file.type } })
  if (!hasBody(method)) return send(address, { method, headers })
  return send(address, {
    method,
    body: JSON.stringify(input.body ?? {}),
    headers: { ...headers, "content-type": "application/json" },
  })
}
