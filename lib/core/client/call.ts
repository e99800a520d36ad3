import type { CallInput, CallOutput, Endpoint, EndpointReference } from "../http/endpoint"
import { addressOf } from "./address"
import { CallError, callErrorFrom, cancelled } from "./call-error"
import { confirmSignIn } from "./confirmation"
import { tab } from "./tab"

const locale = () => document.documentElement.lang || "en"

/**
 * One HTTP request of ours; answers the parsed body. A call that needs a confirmed sign-in is made again once the person has
 * confirmed theirs in a dialog.
 * @throws CallError for anything but a success; with the code `cancelled` where the dialog was closed
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
    if (error.code !== "confirmation_required") throw error
    const confirmed = await confirmSignIn()
    if (confirmed) return send(address, init)
    throw confirmed === false ? cancelled() : error
  }
  return body as T
}

/**
 * Makes the call a contract describes, from the browser, with the session's cookie.
 * Only `method` and `path` are read, so a caller may pass those two instead of the contract and leave zod out of its bundle.
 */
export function call<E extends Endpoint>(
  { method, path }: EndpointReference<E>,
  input: CallInput<E> & { file?: Blob } = {},
): Promise<CallOutput<E>> {
  const address = addressOf({ path }, input)
  if (input.file) return send(address, { method, body: input.file, headers: { "content-type": input.file.type } })
  if (method !== "POST") return send(address, { method })
  return send(address, {
    method,
    body: JSON.stringify(input.body ?? {}),
    headers: { "content-type": "application/json" },
  })
}
