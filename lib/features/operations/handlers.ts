import { ConfigError } from "@/lib/core/config"
import { store } from "@/lib/core/db/client"
import { checkStore } from "@/lib/core/db/prepare"
import { toldProblems } from "@/lib/core/db/store-state"
import type { Store } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { log } from "@/lib/core/log"
import { getFile, health, ready } from "./contract"
import { findFile } from "./store"

export const healthHandler = handler(health, async () => ({ status: "ok" as const }))

/** How long an answer about the store holds for those who ask next. */
const checkedForMs = 3_000
const checks = new WeakMap<Store, { until: number; result: ReturnType<typeof checkStore> }>()

/** Load balancers ask often, and several of them at once: they share one statement. */
function checked(opened: Store): ReturnType<typeof checkStore> {
  const known = checks.get(opened)
  if (known && known.until > Date.now()) return known.result
  const result = checkStore(opened.owner)
  checks.set(opened, { until: Date.now() + checkedForMs, result })
  result.catch(() => checks.delete(opened))
  return result
}

export const readyHandler = handler(ready, async () => {
  try {
    const opened = await store()
    const { problems, ...migrations } = await checked(opened)
    if (migrations.applied < migrations.known) throw new Error("the store is not migrated")
    if (problems.length > 0) throw new ConfigError(toldProblems(problems))
    return { status: "ok" as const, store: opened.kind, migrations }
  } catch (error) {
    log().error({ err: error }, "not ready")
    throw new HttpError(503, "unavailable", { headers: { "retry-after": "5" } })
  }
})

export const getFileHandler = handler(getFile, async ({ scope, params }) => {
  const file = await findFile(scope, params.id)
  if (!file) throw notFound()
  return { type: file.type, content: file.content, etag: `"${file.id}"` }
})
