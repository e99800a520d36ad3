import type { Principal } from "@/lib/core/auth/principal"
import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import type { Endpoint } from "@/lib/core/http/endpoint"
import type { JobRun } from "@/lib/core/jobs/definitions"
import { enqueue } from "@/lib/core/jobs/queue"
import type { AlertListQuery, StockAlert } from "../schema/alerts"
import * as store from "../store/alerts"
import { hiddenShops } from "./levels"

export const alertJob = "scan-stock-alerts"

/** Writes that can open or close an alert. */
const paths = /^\/api\/v1\/(deliveries|stock-transfers|stock-sales|waste-sheets|stocktakes|products)\b/

const iso = (time: Date | string) => new Date(time).toISOString()

export async function list(scope: Scope, principal: Principal, query: AlertListQuery) {
  const hidden = await hiddenShops(scope, principal)
  const { rows, total } = await store.findPage(scope, principal, query, hidden)
  const data = rows.map(({ id, kind, business, shop, shopName, products, openedAt, closedAt }): StockAlert => {
    const state = closedAt === null ? "open" : "closed"
    const times = { openedAt: iso(openedAt), closedAt: closedAt === null ? null : iso(closedAt) }
    return { id, kind, state, business, shop, shopName, products, ...times }
  })
  return { data, total, page: query.page, perPage: query.perPage }
}

async function scan(scope: Scope): Promise<number> {
  await store.lock(scope)
  return store.sync(scope)
}

/** Opens and closes the alerts of one workspace, after something happened to its stock. */
export const scanAlerts = (_: unknown, { workspaceId }: JobRun) =>
  tx({ workspaceId: Number(workspaceId), userId: 0, trace: { call: "finding stock alerts" } }, scan)

/** Opens and closes alerts everywhere: goods expire, and stop selling, by time alone. */
export async function scanAllAlerts(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await store.findWorkspaces(owner), "finding stock alerts", scan)
}

/** Has alerts looked for as soon as a write to stock is committed. */
export async function scanAlertsAfter({ path }: Pick<Endpoint, "path">, scope: Scope): Promise<void> {
  if (paths.test(path)) await enqueue(scope, alertJob, {}, { key: "scan" })
}
