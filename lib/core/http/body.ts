import { type Endpoint, hasBody } from "./endpoint"
import { HttpError } from "./errors"
import type { Incoming } from "./reply"

/** Max size of a JSON body, in bytes. `maxDepth` is its max nesting. */
export const maxBody = 1_000_000
const maxDepth = 32
/** Max number of values in a JSON body, unless its contract says `maxValues`. */
export const maxValues = 10_000

const [quote, backslash, comma, bracket, brace] = Buffer.from('"\\,[{')

/**
 * Rejects JSON with too many values before it is parsed: a body of 1 MB has room for half a million, and parsing and
 * validating those takes at least half a second.
 */
function checkCount(json: Uint8Array, max: number): void {
  let values = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at]
    if (byte === quote) inText = !inText
    else if (inText && byte === backslash) at++
    else if (!inText && (byte === comma || byte === bracket || byte === brace) && ++values > max) {
      throw new HttpError(422, "invalid", { message: ["tooMany", { max }] })
    }
  }
}
/** Max size of a request to next-auth, in bytes: a form with an address, a password and a code. */
export const maxAuthBody = 64_000

/** The content of body-limits.json (`npm run paths`), with which scripts/serve.mjs limits bodies before they are read. */
export const bodyLimits = (endpoints: readonly Endpoint[]) => ({
  json: maxBody,
  auth: maxAuthBody,
  uploads: Object.fromEntries(endpoints.flatMap(({ path, upload }) => (upload ? [[path, upload.maxBytes]] : []))),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression has to find NUL
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Rejects text that PostgreSQL can't store: NUL and lone surrogates, anywhere in the value. @throws HttpError 422 */
export function checkText(value: unknown, field = "body", depth = 0): void {
  if (depth > maxDepth) throw new HttpError(422, "invalid", { message: "tooDeep" })
  if (typeof value === "string") {
    if (unstorable.test(value)) throw new HttpError(422, "invalid", { fields: { [field]: "characters" } })
  } else if (value && typeof value === "object") {
    for (const [key, item] of Object.entries(value)) {
      if (unstorable.test(key)) throw new HttpError(422, "invalid", { message: "characters" })
      checkText(item, Array.isArray(value) ? field : key, depth + 1)
    }
  }
}

const sizeOf = (bytes: number) => (bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`)
const tooLarge = (limit: number) => new HttpError(413, "too_large", { message: ["tooLarge", { limit: sizeOf(limit) }] })

/**
 * Reads the body of a request.
 * @throws HttpError 413 once it is longer than `limit` bytes, without reading the rest; 400 if the connection breaks
 */
export async function readBytes(request: Incoming, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit)
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length
      if (size > limit) throw tooLarge(limit)
      chunks.push(chunk)
    }
  } catch (error) {
    // The client disconnected, or scripts/serve.mjs cut the body off. Neither is an error of ours to log.
    throw error instanceof HttpError ? error : new HttpError(400, "invalid")
  }
  return Buffer.concat(chunks)
}

const mediaType = (request: Incoming) =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""

/** Reads the JSON body of a request. @throws HttpError 400, 413, 415 or 422 */
export async function readJson(request: Incoming, max = maxValues): Promise<unknown> {
  const content = await readBytes(request, maxBody)
  if (content.length === 0) return {}
  const type = mediaType(request)
  if (type && type !== "application/json" && !type.endsWith("+json")) {
    throw new HttpError(415, "invalid", { message: ["badType", { type: "application/json" }] })
  }
  checkCount(content, max)
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content))
    checkText(value)
    return value
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, "invalid", { message: "badJson" })
  }
}

/** Reads the JSON body, or the file if the endpoint takes an upload. Empty for methods without a body. */
export async function readBody(request: Incoming, endpoint: Endpoint) {
  if (!hasBody(endpoint.method)) return {}
  if (!endpoint.upload) return { body: await readJson(request, endpoint.maxValues) }
  const type = mediaType(request)
  if (!endpoint.upload.types.includes(type)) {
    throw new HttpError(415, "invalid", { message: ["badType", { type: endpoint.upload.types.join(", ") }] })
  }
  return { upload: { type, content: await readBytes(request, endpoint.upload.maxBytes) } }
}

/** A query string as an object. A repeated key, or one with brackets, becomes a list. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of search) {
    const isList = name.endsWith("[]")
    const key = isList ? name.slice(0, -2) : name
    if (key === "__proto__") continue
    const previous = Object.hasOwn(query, key) ? query[key] : undefined
    if (Array.isArray(previous)) previous.push(value)
    else if (previous === undefined) query[key] = isList ? [value] : value
    else query[key] = [previous, value]
  }
  checkText(query, "query")
  return query
}
