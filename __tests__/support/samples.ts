import { hasBody } from "@/lib/core/http/endpoint"
import { inputsBy, type RegisteredEndpoint } from "@/scripts/support/samples"
import type { Input } from "@/scripts/support/samples/sample"
import { type Answer, type Caller, caller } from "./api"

const texts = (values: Record<string, string | number> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Sends a request with an input of `scripts/support/samples`. */
export function give(
  who: Caller,
  endpoint: RegisteredEndpoint,
  { params, query, body, upload, token }: Input,
): Promise<Answer> {
  const by = token ? caller(token) : who
  const content = hasBody(endpoint.method) && !upload ? JSON.stringify(body ?? {}) : (upload?.content as BodyInit)
  return by.send(endpoint.path, {
    method: endpoint.method,
    params: texts(params),
    search: query ? `?${new URLSearchParams(texts(query))}` : "",
    ...(content ? { body: content, headers: { "content-type": upload?.type ?? "application/json" } } : {}),
  })
}

/** Valid inputs for a caller's requests. */
export const inputsFor = (who: Caller) =>
  inputsBy(async (endpoint, input) => {
    const { status, body } = await give(who, endpoint, input)
    if (status >= 400) throw new Error(`${endpoint.name} answered ${status} ${JSON.stringify(body)}`)
    return body
  }).inputOf
