// Error responses that the server sends before Next sees a request, in the same JSON format as all others.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { securityHeaders } from "./security-headers.mjs"
import { root } from "./setup.mjs"

const languages = ["en", "de", "fr", "pt"]
const messages = new Map()

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

function bodyOf(request, { code, message, values = {} }) {
  const text = messagesIn(languageOf(request))[message]
  const error = Object.entries(values).reduce((known, [name, value]) => known.replace(`{${name}}`, value), text)
  return JSON.stringify({ error, code })
}

/**
 * Writes an error response. The caller has to end it.
 * @param {{status: number, code: string, message: string, values?: object, headers?: object}} error `message` is a key of
 *   messages/<locale>/errors.json
 */
export function writeError(request, response, error) {
  const body = bodyOf(request, error)
  response.writeHead(error.status, {
    ...securityHeaders,
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...error.headers,
  })
  if (request.method !== "HEAD") response.write(body)
}

/** Sends an error response. */
export function refuse(request, response, error) {
  writeError(request, response, error)
  response.end()
}
