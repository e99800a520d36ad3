// `npm start`: installs dependencies and builds if necessary, then starts the server. `npm run dev` skips the build.
import { ensureBuild, ensureDependencies, ensureNode } from "./support/setup.mjs"

const dev = process.argv.includes("--dev")

ensureNode()
await ensureDependencies({ dev })
if (!dev) await ensureBuild({ types: false })
process.env.NODE_ENV = dev ? "development" : "production"
process.env.NEXT_TELEMETRY_DISABLED ??= "1"

const { serve } = await import("./serve.mjs")
await serve({ dev })
