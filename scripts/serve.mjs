// The server around Next's request handler. It listens immediately, holds requests until Next is ready, rejects requests that
// no handler should see, and shuts down without cutting off responses.

import "./support/signals.mjs"
import { EventEmitter } from "node:events"
import { createServer } from "node:http"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import nextEnv from "@next/env"
import { withPlainContentType } from "./support/content-type.mjs"
import { directDoor } from "./support/direct.mjs"
import { withFirstPaint } from "./support/first-paint.mjs"
import { guard, waitingRoom } from "./support/guard.mjs"
import { metrics } from "./support/metrics.mjs"
import { withPageStatus } from "./support/page-status.mjs"
import { preload } from "./support/preload.mjs"
import { distDir, fail, root } from "./support/setup.mjs"
import { endOnSignal } from "./support/shutdown.mjs"
import { isEnding, onEnd } from "./support/signals.mjs"
import { staticFiles } from "./support/static.mjs"
import { startStep } from "./support/steps.mjs"

/** Longer than proxies and clients keep an idle connection: if the server closed it first, a request could be lost. */
const keepAliveMs = 75_000
const limits = {
  /** The request line and all headers, in bytes. Larger requests get a 431. */
  maxHeaderSize: 16_384,
  /** Time for the headers, and for the whole request, to arrive, in milliseconds. Slower requests get a 408. */
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
}
/** Closes connections without traffic, such as those whose client stopped reading. In milliseconds. */
const stalledMs = 120_000

function listen(server, port) {
  return new Promise((resolve) => {
    server.once("error", (error) => {
      if (error.code === "EADDRINUSE") fail(`Port ${port} is in use. Choose another one: PORT=3001 npm start`)
      fail(`Port ${port} can't be opened: ${error.message}`)
    })
    server.listen(port, () => resolve(server.address().port))
  })
}

/** Waits for the store, then prints the URL and the demo accounts. */
async function announce(port, url) {
  const step = startStep("Opening the database", { quiet: true })
  const ending = new AbortController()
  onEnd(() => ending.abort())
  let ready = false
  for (let attempt = 0; !ready && !isEnding() && attempt < 600; attempt++) {
    const response = await fetch(`http://localhost:${port}/api/ready`, { signal: ending.signal }).catch(() => undefined)
    ready = Boolean(response?.ok)
    if (!ready) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (!ready || isEnding()) return step.failed()
  step.done("Database open")
  // lib/core/config.ts, which has run in this process by now, sets this.
  const demo = globalThis.__cornerledgerConfig?.demo
  const accounts = "  admin@demo.com / admin     everything\n  client@demo.com / client   own access only\n"
  console.log(`\n  Cornerledger is ready at ${url}\n${demo ? `\n${accounts}` : ""}`)
}

/** Starts the server; resolves once it is ready. */
export async function serve({ dev = false } = {}) {
  nextEnv.loadEnvConfig(root, dev)
  const wanted = Number(process.env.PORT || 3000)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535) fail("PORT must be a number from 0 to 65535.")

  // Tells lib/core/http/client-info.ts that the guard has checked X-Forwarded-For.
  globalThis.__cornerledgerServer = true
  const rejects = guard({ trustsProxy: Number(process.env.TRUSTED_PROXIES || 0) > 0 })
  const measure = await metrics(join(root, distDir()))
  const servesStatic = dev ? () => false : staticFiles(join(root, distDir()))
  const isSecure = process.env.APP_URL?.startsWith("https://")
  const room = waitingRoom()
  const handle = (request, response) => {
    if (isSecure) response.setHeader("Strict-Transport-Security", "max-age=31536000")
    measure(request, response)
    if (rejects(request, response) || servesStatic(request, response)) return
    if (request.headers.expect) response.writeContinue()
    room.enter(request, response)
  }
  const server = createServer(limits, handle)
  // Clients that send `Expect: 100-continue` may be rejected before they send a body.
  server.on("checkContinue", handle)
  server.keepAliveTimeout = keepAliveMs
  server.timeout = stalledMs
  onEnd(room.close)
  endOnSignal(server)
  const port = await listen(server, wanted)
  process.env.PORT = String(port)

  const step = startStep("Starting the server", { quiet: true })
  const { default: next } = await import("next")
  // Production has no WebSockets. Next would listen for upgrade requests and leave them hanging, so it gets an unused emitter
  // instead of the server.
  const app = next({ dev, dir: root, port, httpServer: dev ? server : new EventEmitter() })
  await app.prepare()
  step.done("Server started")
  const render = withPageStatus(app.getRequestHandler())
  const byNext = dev ? render : withFirstPaint(join(root, distDir()), render)
  const answersDirectly = directDoor({ dev })
  room.open((request, response) => {
    if (!answersDirectly(request, response)) byNext(request, withPlainContentType(response))
  })
  await announce(port, process.env.APP_URL ?? `http://localhost:${port}`)
  if (!dev) void preload(`http://localhost:${port}`)
}

// `node scripts/serve.mjs` serves an existing build, for service managers.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = "production"
  process.env.NEXT_TELEMETRY_DISABLED ??= "1"
  await serve()
}
