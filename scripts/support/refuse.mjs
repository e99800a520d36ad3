// Error responses that the server sends before Next sees a request, in the same JSON format as all others.
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { securityHeaders } from "./security-headers.mjs"
import { root } from "./setup.mjs"

const languages = ["en", "de", "fr", "pt"]
const messages = new Map()
/** Longer URLs are cut in problem documents. In characters. */
const maxInstance = 1_000

function messagesIn(language) {
  if (!messages.has(language)) {
    messages.set(language, JSON.parse(readFileSync(join(root, "messages", language, "errors.json"), "utf8")))
  }
  return messages.get(language)
}

/** Returns the first supported language in Accept-Language. Browsers list them by preference. */
function languageOf({ headers }) {
  const wanted = (headers["accept-language"] ?? "").split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return wanted.find((tag) => languages.includes(tag)) ?? languages[0]
}

/** Returns type and body: a problem document under /api/v1, as lib/core/http/problem.ts makes them, `error` and `code` elsewhere. */
function contentOf(request, { status, code, message, values = {} }, requestId) {
  const text = messagesIn(languageOf(request))[message]
  const detail = Object.entries(values).reduce((known, [name, value]) => known.replace(`{${name}}`, value), text)
  if (!request.url.startsWith("/api/v1/")) return ["application/json", JSON.stringify({ error: detail, code })]
  const title = code[0].toUpperCase() + code.slice(1).replaceAll("_", " ")
  const instance = request.url.split("?", 1)[0].slice(0, maxInstance)
  const type = `urn:problem-type:cornerledger:${code}`
  return ["application/problem+json", JSON.stringify({ type, title, status, detail, instance, code, requestId })]
}

/**
 * Writes an error response. The caller has to end it.
 * @param {{status: number, code: string, message: string, values?: object, headers?: object}} error `message` is a key of
 *   messages/<locale>/errors.json
 */
export function writeError(request, response, error) {
  const requestId = randomUUID()
  const [type, body] = contentOf(request, error, requestId)
  response.writeHead(error.status, {
    ...securityHeaders,
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
    ...error.headers,
  })
  if (request.method !== "HEAD") response.write(body)
}

/** Sends an error response. */
export function refuse(request, response, error) {
  writeError(request, response, error)
  response.end()
}
