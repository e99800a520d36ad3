import type { Endpoint } from "./endpoint"
import { HttpError } from "./errors"

/** Largest JSON body, in bytes, and how deep it may be nested (design section 5). */
export const maxBody = 1_000_000
const maxDepth = 32
/** Most values in a JSON body. The longest list that an endpoint accepts has 2,000. */
export const maxValues = 10_000

const [quote, backslash, comma, bracket, brace] = Buffer.from('"\\,[{')

/**
 * Refuses JSON of very many values, before it is parsed: a body of 1 MB has room for half a million, and parsing and
 * validating those takes half a second and more.
 */
function checkCount(json: Uint8Array): void {
  let values = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === quote) inText = !inText
    else if (inText && sign === backslash) at++
    else if (!inText && (sign === comma || sign === bracket || sign === brace) && ++values > maxValues) {
      throw new HttpError(422, "invalid", { message: ["tooMany", { max: maxValues }] })
    }
  }
}
/** Largest body of a request to next-auth, in bytes: a form with an address, a password and a code. */
export const maxAuthBody = 64_000

/** What body-limits.json holds (`npm run paths`), by which scripts/serve.mjs cuts bodies off before anything reads them. */
export const bodyLimits = (calls: readonly Endpoint[]) => ({
  json: maxBody,
  auth: maxAuthBody,
  uploads: Object.fromEntries(calls.flatMap(({ path, upload }) => (upload ? [[path, upload.maxBytes]] : []))),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what is looked for
const unstorable = /\u0000|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Refuses text that no database column can hold: NUL and halves of surrogate pairs, anywhere in the value. */
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
 * The body of a request.
 * @throws HttpError 413 once it is longer than `limit` bytes; the rest is not read. 400 where it breaks off.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
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
    // The client went away, or the server cut the body off: neither is a fault of ours that belongs into the log as one.
    throw error instanceof HttpError ? error : new HttpError(400, "invalid")
  }
  return Buffer.concat(chunks)
}

const mediaType = (request: Request) =>
  (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""

/** The JSON value of a POST. @throws HttpError 400, 413, 415 or 422 */
async function readJson(request: Request): Promise<unknown> {
  const content = await readBytes(request, maxBody)
  if (content.length === 0) return {}
  const type = mediaType(request)
  if (type && type !== "application/json" && !type.endsWith("+json")) {
    throw new HttpError(415, "invalid", { message: ["badType", { type: "application/json" }] })
  }
  checkCount(content)
  try {
    const value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(content))
    checkText(value)
    return value
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, "invalid", { message: "badJson" })
  }
}

/** What a request carries: JSON, or the file that the call takes instead. */
export async function readBody(request: Request, call: Endpoint) {
  if (call.method !== "POST") return {}
  if (!call.upload) return { body: await readJson(request) }
  const type = mediaType(request)
  if (!call.upload.types.includes(type)) {
    throw new HttpError(415, "invalid", { message: ["badType", { type: call.upload.types.join(", ") }] })
  }
  return { upload: { type, content: await readBytes(request, call.upload.maxBytes) } }
}

/** A query string as an object: a repeated key, or one with brackets, becomes a list. */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const [name, value] of search) {
    const isList = name.endsWith("[]")
    const key = isList ? name.slice(0, -2) : name
    if (key === "__proto__") continue
    const known = Object.hasOwn(query, key) ? query[key] : undefined
    if (Array.isArray(known)) known.push(value)
    else if (known === undefined) query[key] = isList ? [value] : value
    else query[key] = [known, value]
  }
  checkText(query, "query")
  return query
}
