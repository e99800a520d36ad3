// Stops request bodies that are larger than any contract allows, before a byte of them is kept.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { writeError } from "./refuse.mjs"
import { root } from "./setup.mjs"

/** Written by `npm run paths` from the contracts and lib/core/http/body.ts. In bytes. */
const limits = JSON.parse(readFileSync(join(root, "lib/core/http/body-limits.json"), "utf8"))
/** How long the rest of a refused body is read and thrown away: a client that is still sending may miss the response otherwise. */
const lingerMs = 1_000

/** The largest body that a path takes. A path under /api is the same as without. */
export function limitOf(path) {
  if (path.startsWith("/api/auth/")) return limits.auth
  return limits.uploads[path.replace(/^\/api(?=\/)/, "")] ?? limits.uploads[path] ?? limits.json
}

const sizeOf = (bytes) => (bytes < 1_000_000 ? `${bytes / 1000} kB` : `${bytes / 1_000_000} MB`)

/** Answers 413, then reads on for a moment without keeping anything, then closes the connection. */
function stop(request, response, limit) {
  const values = { limit: sizeOf(limit) }
  if (!response.headersSent) {
    const headers = { Connection: "close" }
    writeError(request, response, { status: 413, code: "too_large", message: "tooLarge", values, headers })
    // Next, which finds the body broken off, sets another status that nobody is sent; metrics read it.
    Object.defineProperty(response, "statusCode", { get: () => 413, set: () => {} })
  }
  const linger = setTimeout(() => request.destroy(), lingerMs)
  request.once("close", () => clearTimeout(linger))
}

/**
 * Holds a request to the limit of its path: by Content-Length at once, else by counting what arrives.
 * @returns {boolean} whether the request may go on; false once it was answered 413
 */
export function limitBody(request, response, path) {
  const limit = limitOf(path)
  let size = 0
  let isOver = Number(request.headers["content-length"] ?? 0) > limit
  if (!isOver && request.headers["transfer-encoding"] === undefined) return true
  // Node's parser hands each piece of a body to `push`: nothing after the limit reaches a buffer, whoever reads the request.
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
