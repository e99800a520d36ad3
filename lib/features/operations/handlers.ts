import { ConfigError } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import { checkStore } from "@/lib/core/db/prepare"
import { formatProblems } from "@/lib/core/db/store-state"
import type { Store } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { log } from "@/lib/core/log"
import { nouns } from "@/lib/core/nouns"
import { sendsMail } from "@/lib/core/outbox/queue"
import { outboxCounts } from "@/lib/core/outbox/service"
import { getFile, health, metrics, ready } from "./contract/server"
import { findFile } from "./store"

export const healthHandler = handler(health, async () => ({ status: "ok" as const }))

/** How long the result of a check is cached. */
const checkedForMs = 3_000

/** Caches a check per store: load balancers poll often and concurrently, and should share one statement. */
function shared<T>(look: (opened: Store) => Promise<T>): (opened: Store) => Promise<T> {
  const cached = new WeakMap<Store, { until: number; result: Promise<T> }>()
  return (opened) => {
    const last = cached.get(opened)
    if (last && last.until > Date.now()) return last.result
    const result = look(opened)
    cached.set(opened, { until: Date.now() + checkedForMs, result })
    result.catch(() => cached.delete(opened))
    return result
  }
}

const checked = shared(({ owner }) => checkStore(owner))
const counted = shared(async () => ({ server: sendsMail(), ...(await outboxCounts()) }))

export const readyHandler = handler(ready, async () => {
  try {
    const opened = await store()
    const { problems, ...migrations } = await checked(opened)
    if (migrations.applied < migrations.known) throw new Error("the store is not migrated")
    if (problems.length > 0) throw new ConfigError(formatProblems(problems))
    return { status: "ok" as const, store: opened.kind, migrations, mail: await counted(opened) }
  } catch (error) {
    log().error({ err: error }, "not ready")
    throw new HttpError(503, "unavailable", { headers: { "retry-after": "5" } })
  }
})

export const metricsHandler = handler(metrics, async () => {
  // Imported here so that only processes that serve metrics load the module.
  const { type, text } = await (await import("@/lib/core/metrics")).collectMetrics()
  return { type, content: new TextEncoder().encode(text), headers: { "cache-control": "no-store" } }
})

export const getFileHandler = handler(getFile, async ({ scope, principal, params }) => {
  const file = await findFile(scope, params.id)
  const isOpen = file && (!file.isRestricted || file.uploadedBy === scope.userId)
  if (!file || !(isOpen || (await nouns().mayReadFile(scope, principal, `/api/files/${file.id}`)))) throw notFound()
  return { type: file.type, content: file.content, etag: `"${file.id}"` }
})
