// Compresses once, at the build, what browsers fetch of it: the server would do so again for each of them. Loaded before
// anything is installed, so it imports nothing but Node itself.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"

/** Below this a packet is not filled either way. In bytes. */
const least = 1024
const compressible = /\.(?:js|css|svg)$/

const mark = (dist) => join(dist, "static-compressed")

/** Whether everything under a build's static/ lies there compressed too. */
export const isCompressed = (dist) => existsSync(mark(dist))

/** Writes a .gz and a .br beside each text under static/ of a build, where that makes it smaller. */
export function compressStatic(dist) {
  const folder = join(dist, "static")
  for (const name of readdirSync(folder, { recursive: true })) {
    const path = join(folder, name)
    if (!compressible.test(name) || statSync(path).size < least) continue
    const content = readFileSync(path)
    // The last seventh of what brotli can save takes it ten times as long.
    const brotli = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }
    for (const [ending, compressed] of Object.entries({
      gz: gzipSync(content, { level: 9 }),
      br: brotliCompressSync(content, brotli),
    })) {
      if (compressed.length < content.length) writeFileSync(`${path}.${ending}`, compressed)
    }
  }
  writeFileSync(mark(dist), "")
}
