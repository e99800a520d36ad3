// Hands out a build's scripts and styles as they were compressed at the build, without a way through Next. What lies there
// in no compressed form, and who takes none, is left to Next.
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
/** What files of an encoding end with, the smaller first. */
const encodings = { br: ".br", gzip: ".gz" }

const decoded = (path) => {
  const end = path.indexOf("?")
  return decodeURIComponent(end < 0 ? path : path.slice(0, end))
}

/** The first encoding that a client names; one it takes only at `q=0` is not worth a parser. */
function encodingFor({ "accept-encoding": accepted = "" }, has) {
  const named = accepted.split(",").map((name) => name.trim())
  return Object.keys(encodings).find((encoding) => named.includes(encoding) && has(encodings[encoding]))
}

/**
 * @param {string} dist a build
 * @returns {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => boolean} whether
 *   it answers a request
 */
export function staticFiles(dist) {
  if (!isCompressed(dist)) return () => false
  const folder = join(dist, "static")
  const names = new Set(readdirSync(folder, { recursive: true }).map((name) => name.replaceAll(sep, "/")))
  /** At most what the build wrote: some megabytes. */
  const kept = new Map()

  return ({ url, method, headers }, response) => {
    if (!url.startsWith(prefix) || (method !== "GET" && method !== "HEAD")) return false
    const name = decoded(url.slice(prefix.length))
    const type = types[extname(name)]
    const encoding = type && encodingFor(headers, (ending) => names.has(`${name}${ending}`))
    if (!encoding) return false
    const file = `${name}${encodings[encoding]}`
    if (!kept.has(file)) kept.set(file, readFile(join(folder, file)))
    kept.get(file).then(
      (content) => {
        response.writeHead(200, {
          "Content-Type": type,
          "Content-Encoding": encoding,
          "Content-Length": content.length,
          // Its name follows what is in it, so a browser may keep it.
          "Cache-Control": "public, max-age=31536000, immutable",
          Vary: "Accept-Encoding",
          "X-Content-Type-Options": "nosniff",
        })
        response.end(content)
      },
      // The build was taken away from under the server.
      () => response.writeHead(404).end(),
    )
    return true
  }
}
