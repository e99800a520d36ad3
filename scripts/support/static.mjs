// Serves the scripts and styles that were compressed at build time, without going through Next. Files that aren't compressed,
// and clients that don't accept compression, are left to Next.
import { readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname, join, sep } from "node:path"
import { isCompressed } from "./compress.mjs"

const prefix = "/_next/static/"

const types = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
}
/** File extensions by encoding, the smaller first. */
const encodings = { br: ".br", gzip: ".gz" }

const decoded = (path) => {
  const end = path.indexOf("?")
  return decodeURIComponent(end < 0 ? path : path.slice(0, end))
}

/** Returns the best encoding that the client accepts and the file has. Ignores `q` values, which no browser sends here. */
function encodingFor({ "accept-encoding": accepted = "" }, has) {
  const named = accepted.split(",").map((name) => name.trim())
  return Object.keys(encodings).find((encoding) => named.includes(encoding) && has(encodings[encoding]))
}

/**
 * @param {string} dist the folder of a build
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} a handler
 *   that returns whether it answered the request
 */
export function staticFiles(dist) {
  if (!isCompressed(dist)) return () => false
  const folder = join(dist, "static")
  const names = new Set(readdirSync(folder, { recursive: true }).map((name) => name.replaceAll(sep, "/")))
  /** Never grows beyond the build's own files, which are a few megabytes. */
  const cache = new Map()

  return ({ url, method, headers }, response) => {
    if (!url.startsWith(prefix) || (method !== "GET" && method !== "HEAD")) return false
    const name = decoded(url.slice(prefix.length))
    const type = types[extname(name)]
    const encoding = type && encodingFor(headers, (ending) => names.has(`${name}${ending}`))
    if (!encoding) return false
    const file = `${name}${encodings[encoding]}`
    if (!cache.has(file)) cache.set(file, readFile(join(folder, file)))
    cache.get(file).then(
      (content) => {
        response.writeHead(200, {
          "Content-Type": type,
          "Content-Encoding": encoding,
          "Content-Length": content.length,
          // The file name contains a hash of the content.
          "Cache-Control": "public, max-age=31536000, immutable",
          Vary: "Accept-Encoding",
          "X-Content-Type-Options": "nosniff",
        })
        response.end(content)
      },
      // The build was deleted while the server was running.
      () => response.writeHead(404).end(),
    )
    return true
  }
}
