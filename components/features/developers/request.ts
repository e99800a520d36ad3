import { addressOf } from "@/lib/core/client/address"
import { newId } from "@/lib/core/client/new-id"
import { hasBody } from "@/lib/core/http/endpoint"
import type { TryEndpoint } from "./try-it-switch"

export interface Trial {
  parameters: Record<string, string>
  body: string
  token: string
  file?: File
}

export interface Outcome {
  address: string
  status: number
  statusText: string
  ms: number
  type: string
  text: string
  /** Object URL of a picture or of a file to save, if the response is one. */
  picture?: string
  file?: string
  /** Only the beginning was read, because the stream never ends. */
  isStream?: boolean
}

/** How long a stream is read, in milliseconds. */
const streamMs = 1500

const pretty = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** Returns a file's content type. Operating systems name types differently, and some don't know them at all. */
const typeOf = ({ type, name }: File, accepted: string[]) => {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? ""
  const byExtension = accepted.find((each) => each.endsWith(`/${ending}`))
  return accepted.includes(type) ? type : (byExtension ?? type) || "application/octet-stream"
}

const isText = (type: string) => /^text\/|json|xml|javascript/.test(type)

/** Reads the beginning of an endless response. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const end = setTimeout(() => reader?.cancel(), streamMs)
  let text = ""
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
  clearTimeout(end)
  return text
}

function init(call: TryEndpoint, { token, body, file }: Trial): RequestInit {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang }
  if (token) headers.authorization = `Bearer ${token}`
  const payload = file ?? (call.body === undefined ? undefined : body)
  if (call.method !== "GET") headers["idempotency-key"] = newId()
  if (hasBody(call.method)) headers["content-type"] = file ? typeOf(file, call.uploads) : "application/json"
  // With a pasted token, don't send the browser's session as well.
  return { method: call.method, headers, body: payload, credentials: token ? "omit" : "same-origin" }
}

/** Sends a request as typed. An error response is an outcome too. @throws TypeError without a response */
export async function send(call: TryEndpoint, trial: Trial): Promise<Outcome> {
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const query = Object.fromEntries(Object.entries(trial.parameters).filter(([name]) => !inPath.has(name)))
  const address = addressOf(call, { params: trial.parameters, query })
  const started = performance.now()
  const response = await fetch(address, init(call, trial))
  const type = response.headers.get("content-type") ?? ""
  const common = { address, status: response.status, statusText: response.statusText, type }
  const elapsedMs = () => Math.round(performance.now() - started)
  if (type.startsWith("text/event-stream")) {
    const ms = elapsedMs()
    return { ...common, ms, text: await beginningOf(response), isStream: true }
  }
  const content = await response.blob()
  const ms = elapsedMs()
  if (isText(type)) return { ...common, ms, text: pretty(await content.text()) }
  const objectUrl = URL.createObjectURL(content)
  return { ...common, ms, text: "", ...(type.startsWith("image/") ? { picture: objectUrl } : { file: objectUrl }) }
}
