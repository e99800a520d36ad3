import { store as openStore } from "@/lib/core/db/client"
import { eachWorkspace } from "@/lib/core/db/each-workspace"
import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import type { JobRun } from "@/lib/core/jobs/definitions"
import { announceStale } from "@/lib/core/live/news"
import { findHolders } from "@/lib/features/staff-access/service/holders"
import * as store from "../store/sync"
import { exceptionKinds } from "../values"
import { maySee } from "./people"
import { settle, tell } from "./tell"

/** Opens what is new and closes what is solved, with their tasks and notifications. Safe to repeat. */
async function scan(scope: Scope): Promise<number> {
  await store.lock(scope)
  const changed: store.Synced[] = []
  for (const kind of exceptionKinds) changed.push(...(await store.sync(scope, kind)))
  if (changed.length === 0) return 0
  const holders = await findHolders(scope)
  for (const one of changed) await (one.change === "opened" ? tell(scope, holders, one) : settle(scope, one))
  const viewers = holders.filter((holder) => changed.some((one) => maySee(holder, one))).map(({ userId }) => userId)
  announceStale(scope, { to: viewers, calls: ["/api/v1/cash-exceptions", "/api/v1/businesses"] })
  return changed.length
}

/** Looks for exceptions in one workspace, after somebody moved cash there. */
export const scanWorkspace = (_: unknown, { workspaceId }: JobRun) =>
  tx({ workspaceId: Number(workspaceId), userId: 0, trace: { call: "finding cash exceptions" } }, scan)

/** Looks for exceptions everywhere, since most of them come with time. */
export async function scanAll(): Promise<void> {
  const { owner } = await openStore()
  await eachWorkspace(await store.findWorkspaces(owner), "finding cash exceptions", scan)
}
