import { store } from "@/lib/core/db/client"
import { migrationState } from "@/lib/core/db/prepare"
import { HttpError, notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import { log } from "@/lib/core/log"
import { getFile, health, ready } from "./contract"
import { findFile } from "./store"

export const healthHandler = handler(health, async () => ({ status: "ok" as const }))

export const readyHandler = handler(ready, async () => {
  try {
    const { kind, owner } = await store()
    const migrations = await migrationState(owner)
    if (migrations.applied < migrations.known) throw new Error("the store is not migrated")
    return { status: "ok" as const, store: kind, migrations }
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
