// Rejects request bodies that are larger than the contract allows, without buffering them.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { writeError } from "./refuse.mjs"
import { root } from "./setup.mjs"

/** Limits in bytes, which `npm run paths` generates from the contracts and lib/core/http/body.ts. */
const limits = JSON.parse(readFileSync(join(root, "lib/core/http/body-limits.json"), "utf8"))
/** Time to read and discard the rest of a rejected body, in ms. A client that is still sending could miss the response. */
const lingerMs = 1_000

/** Returns the maximum body size of a path, with or without /api. */
export function limitOf(path) {
  if (path.startsWith("/api/auth/")) return limits.auth
  return limits.uploads[path.replace(/^\/api(?=\/)/, "")] ?? limits.uploads[path] ?? limits.json
}

const sizeOf = (bytes) => (bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`)

/** Sends a 413, discards further data for a moment, then closes the connection. */
function stop(request, response, limit) {
  const values = { limit: sizeOf(limit) }
  if (!response.headersSent) {
    const headers = { Connection: "close" }
    writeError(request, response, { status: 413, code: "too_large", message: "tooLarge", values, headers })
    // Next sets another status when the body ends early. It isn't sent, but would appear in the metrics.
    Object.defineProperty(response, "statusCode", { get: () => 413, set: () => {} })
  }
  const linger = setTimeout(() => request.destroy(), lingerMs)
  request.once("close", () => clearTimeout(linger))
}

/**
 * Enforces the body limit of a path: by Content-Length if given, else by counting the bytes that arrive.
 * @returns {boolean} whether to handle the request; false if it got a 413
 */
export function limitBody(request, response, path) {
  const limit = limitOf(path)
  let size = 0
  let isOver = Number(request.headers["content-length"] ?? 0) > limit
  if (!isOver && request.headers["transfer-encoding"] === undefined) return true
  // Node's parser passes each chunk to `push`, so nothing beyond the limit reaches a buffer.
  const push = request.push
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0
    if (!isOver && size > limit) {
      isOver = true
      stop(request, response, limit)
    }
    if (!isOver) return push.call(request, chunk, encoding)
    if (chunk === null) response.end()
    return true
  }
  if (isOver) stop(request, response, limit)
  return !isOver
}
