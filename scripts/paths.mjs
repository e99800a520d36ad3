// Writes lib/core/http/paths.json: every call's path outside /api, for next.config.mjs and middleware.ts, which can't read TypeScript values.
import { register } from "tsx/esm/api"

register()
const { writeFileSync } = await import("node:fs")
const { calls } = await import("../lib/features/index.ts")
const paths = [...new Set(calls.map((call) => call.path).filter((path) => !path.startsWith("/api/")))].sort()
writeFileSync(new URL("../lib/core/http/paths.json", import.meta.url), `${JSON.stringify(paths, null, 2)}\n`)
console.log(`${paths.length} paths outside /api`)
