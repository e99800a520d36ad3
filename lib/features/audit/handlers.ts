import { exportChain } from "@/lib/core/audit/export"
import { type Reader, verifyChain } from "@/lib/core/audit/verify"
import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { notFound } from "@/lib/core/http/errors"
import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as service from "./service"
import * as store from "./store"

const readAs =
  (actor: Actor): Reader =>
  (read) =>
    tx(actor, ({ db }) => read(db))

export const listAuditEventsHandler = handler(contract.listAuditEvents, ({ scope, query }) =>
  store.findPage(scope, query),
)

export const getAuditEventHandler = handler(contract.getAuditEvent, async ({ scope, params }) => {
  const event = await store.find(scope, params.id)
  if (!event) throw notFound()
  return event
})

export const listActivitiesHandler = handler(contract.listActivities, ({ principal, client, query }) =>
  service.listActivities(principal, client, query),
)

export const verifyAuditEventsHandler = handler(contract.verifyAuditEvents, async ({ scope: actor }) => {
  return verifyChain(readAs(actor), actor.workspaceId)
})

export const exportAuditEventsHandler = handler(contract.exportAuditEvents, async ({ scope: actor }) => {
  return {
    type: "application/x-ndjson",
    content: exportChain(readAs(actor), actor.workspaceId),
    headers: {
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="audit-log.jsonl"',
    },
  }
})

export const getAuditSettingsHandler = handler(contract.getAuditSettings, ({ scope }) => store.findSettings(scope))

export const updateAuditSettingsHandler = handler(contract.updateAuditSettings, ({ scope, body }) =>
  store.saveSettings(scope, body),
)
