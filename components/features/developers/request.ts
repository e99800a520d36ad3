import { addressOf } from "@/lib/core/client/address"
import type { TryCall } from "./try-it-switch"

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
  /** Address of a picture, or of a file to save, where one was answered. */
  picture?: string
  file?: string
  /** Only the beginning was read: it does not end by itself. */
  isStream?: boolean
}

/** How long a stream is listened to. */
const streamMs = 1500

const pretty = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** What a file is sent as: systems differ in what they call it, and some don't know at all. */
const typeOf = ({ type, name }: File, accepted: string[]) => {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? ""
  const likely = accepted.find((each) => each.endsWith(`/${ending}`))
  return accepted.includes(type) ? type : (likely ?? type) || "application/octet-stream"
}

const isText = (type: string) => /^text\/|json|xml|javascript/.test(type)

/** The beginning of an answer that does not end: what comes within a moment. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const end = setTimeout(() => reader?.cancel(), streamMs)
  let text = ""
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value
  clearTimeout(end)
  return text
}

function init(call: TryCall, { token, body, file }: Trial): RequestInit {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang }
  if (token) headers.authorization = `Bearer ${token}`
  const given = file ?? (call.body === undefined ? undefined : body)
  if (call.method === "POST") headers["content-type"] = file ? typeOf(file, call.uploads) : "application/json"
  // A pasted token speaks for itself: the browser's session stays out of it.
  return { method: call.method, headers, body: given, credentials: token ? "omit" : "same-origin" }
}

/** Makes a call as typed; any answer is an outcome, a refusal too. @throws TypeError when there is no answer */
export async function send(call: TryCall, trial: Trial): Promise<Outcome> {
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  const query = Object.fromEntries(Object.entries(trial.parameters).filter(([name]) => !inPath.has(name)))
  const address = addressOf(call, { params: trial.parameters, query })
  const started = performance.now()
  const response = await fetch(address, init(call, trial))
  const type = response.headers.get("content-type") ?? ""
  const common = { address, status: response.status, statusText: response.statusText, type }
  const took = () => Math.round(performance.now() - started)
  if (type.startsWith("text/event-stream")) {
    const ms = took()
    return { ...common, ms, text: await beginningOf(response), isStream: true }
  }
  const content = await response.blob()
  const ms = took()
  if (isText(type)) return { ...common, ms, text: pretty(await content.text()) }
  const made = URL.createObjectURL(content)
  return { ...common, ms, text: "", ...(type.startsWith("image/") ? { picture: made } : { file: made }) }
}
