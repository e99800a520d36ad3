import { type Call, inputsBy } from "@/scripts/support/samples"
import type { Input } from "@/scripts/support/samples/sample"
import { type Answer, type Caller, caller } from "./api"

const texts = (values: Record<string, string | number> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** Sends a request with an input of `scripts/support/samples`. */
export function give(who: Caller, call: Call, { params, query, body, upload, token }: Input): Promise<Answer> {
  const by = token ? caller(token) : who
  const content = call.method === "POST" && !upload ? JSON.stringify(body ?? {}) : (upload?.content as BodyInit)
  return by.send(call.path, {
    method: call.method,
    params: texts(params),
    search: query ? `?${new URLSearchParams(texts(query))}` : "",
    ...(content ? { body: content, headers: { "content-type": upload?.type ?? "application/json" } } : {}),
  })
}

/** Valid inputs for a caller's requests. */
export const inputsFor = (who: Caller) =>
  inputsBy(async (call, input) => {
    const { status, body } = await give(who, call, input)
    if (status >= 400) throw new Error(`${call.name} answered ${status} ${JSON.stringify(body)}`)
    return body
  }).inputOf
