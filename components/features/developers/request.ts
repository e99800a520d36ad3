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
  /** Address of a picture, where one was answered. */
  picture?: string
}

const pretty = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function init(call: TryCall, { token, body, file }: Trial): RequestInit {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang }
  if (token) headers.authorization = `Bearer ${token}`
  const given = file ?? (call.body === undefined ? undefined : body)
  if (call.method === "POST") headers["content-type"] = file?.type || "application/json"
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
  const content = await response.blob()
  const ms = Math.round(performance.now() - started)
  const common = { address, status: response.status, statusText: response.statusText, ms, type }
  if (type.startsWith("image/")) return { ...common, text: "", picture: URL.createObjectURL(content) }
  return { ...common, text: pretty(await content.text()) }
}
