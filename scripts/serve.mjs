// The server around Next's request handler. It listens at once, lets requests wait until Next is ready, takes the
// client's word about forwarded addresses away unless a proxy is configured, and ends without cutting answers off.
import { createServer } from "node:http"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import nextEnv from "@next/env"
import { distDir, fail, root } from "./support/setup.mjs"
import { staticFiles } from "./support/static.mjs"

/** How long answers under way may take once the server is told to stop. */
const drainMs = 10_000
/** Longer than proxies and clients keep a quiet connection: whoever of both closes first must not be us, or a request is lost. */
const keepAliveMs = 75_000
const forwarded = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
]

/** Next answers 500 to a path whose percent signs it can't read, before any of our code: refused here, as a mistake of the caller. */
function refuseMalformed(request, response) {
  try {
    decodeURIComponent(request.url.split("?", 1)[0])
    return false
  } catch {
    response.writeHead(400, { "content-type": "application/json", "cache-control": "no-store" })
    response.end('{"error":"The address is not well formed.","code":"invalid"}')
    return true
  }
}

function listen(server, port) {
  return new Promise((resolve) => {
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") fail(`Port ${port} is in use. Choose another one: PORT=3001 npm start`)
      fail(`Port ${port} can't be opened: ${error.message}`)
    })
    server.listen(port, () => resolve(server.address().port))
  })
}

/** Waits until the store answers, then says where the product is and how to get in. */
async function announce(port, url) {
  let ready = false
  for (let attempt = 0; !ready && attempt < 600; attempt++) {
    const response = await fetch(`http://localhost:${port}/api/ready`).catch(() => undefined)
    ready = Boolean(response?.ok)
    if (!ready) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (!ready) return
  const { DEMO_DATA, DATABASE_URL } = process.env
  const demo = DEMO_DATA ? /^(true|1)$/.test(DEMO_DATA) : !DATABASE_URL
  const accounts = "  admin@demo.com / admin     everything\n  client@demo.com / client   own access only\n"
  console.log(`\n  Cornerledger is ready at ${url}\n${demo ? `\n${accounts}` : ""}`)
}

/** Finishes what is under way before the listeners that close the store get the signal. */
function drainBeforeClosing(server) {
  for (const signal of ["SIGTERM", "SIGINT"]) {
    const closers = process.rawListeners(signal)
    process.removeAllListeners(signal)
    process.once(signal, () => {
      const end = () => {
        clearTimeout(late)
        if (closers.length === 0) process.exit(0)
        for (const close of closers) close.call(process, signal)
      }
      const late = setTimeout(() => server.closeAllConnections(), drainMs)
      // What is answered from now on is its connection's last.
      server.keepAliveTimeout = 1
      // Streams would go on for ever.
      process.emit("cornerledger:draining")
      server.close(end)
      server.closeIdleConnections()
    })
  }
}

/** Starts the server; resolves once it is ready. */
export async function serve({ dev = false } = {}) {
  nextEnv.loadEnvConfig(root, dev)
  const wanted = Number(process.env.PORT || 3000)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) fail("PORT must be a number from 0 to 65535.")
  const trusted = Number(process.env.TRUSTED_PROXIES || 0) > 0

  let handle
  const readyToHandle = new Promise((resolve) => {
    handle = resolve
  })
  const fromBuild = dev ? () => false : staticFiles(join(root, distDir()))
  const server = createServer(async (request, response) => {
    if (refuseMalformed(request, response) || fromBuild(request, response)) return
    if (!trusted) for (const name of forwarded) delete request.headers[name]
    const handler = await readyToHandle
    await handler(request, response)
  })
  server.keepAliveTimeout = keepAliveMs
  server.headersTimeout = keepAliveMs + 5000
  const port = await listen(server, wanted)
  process.env.PORT = String(port)

  const { default: next } = await import("next")
  const app = next({ dev, dir: root, port, httpServer: server })
  await app.prepare()
  handle(app.getRequestHandler())
  await announce(port, process.env.APP_URL ?? `http://localhost:${port}`)
  drainBeforeClosing(server)
}

// `node scripts/serve.mjs` serves a build that is there already, as a service manager wants it.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = "production"
  process.env.NEXT_TELEMETRY_DISABLED ??= "1"
  await serve()
}
