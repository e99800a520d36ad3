import type { Subject } from "../auth/ability"
import { openedStore } from "../db/client"
import type { Actor, Scope } from "../db/types"
import { type Endpoint, isV1 } from "../http/endpoint"
import { log } from "../log"

/** A message to the open pages of a workspace, in every process on the store. */
export interface News {
  workspaceId: number
  /** User ids. Default: everyone who may read the subject. */
  to?: number[]
  subject?: Subject
  /** The tab that caused it, which needs no update. */
  tab?: string
  /** Prefixes of contract paths whose responses became stale. */
  calls?: string[]
  /** A transient event that is not stored. */
  signal?: { kind: string; data: unknown }
}

export const newsChannel = "news"
/** Max user ids per message: a PostgreSQL notification holds at most 8,000 bytes. */
const maxIdsPerMessage = 500

async function publish(news: News): Promise<void> {
  // If the store has been closed since the write, there are no listeners left.
  const send = (await openedStore())?.publish
  if (!send) return
  const { to } = news
  if (!to || to.length <= maxIdsPerMessage) return send(newsChannel, JSON.stringify(news))
  for (let at = 0; at < to.length; at += maxIdsPerMessage) {
    await send(newsChannel, JSON.stringify({ ...news, to: to.slice(at, at + maxIdsPerMessage) }))
  }
}

/** Publishes without waiting, and logs failures: the write has succeeded and must not fail because of them. */
const publishInBackground = (news: News) =>
  publish(news).catch((error) => log().warn({ err: error }, "live update could not be published"))

/** After the commit, announces to users that responses became stale. `calls` are prefixes of contract paths. */
export function announceStale(scope: Scope, { to, calls }: { to: number[]; calls: string[] }): void {
  if (to.length === 0) return
  scope.after(() => void publishInBackground({ workspaceId: scope.workspaceId, to, calls }))
}

/** Sends a transient event, such as that someone is typing. `data` must be small, because it has to fit into one message. */
export const signal = (
  { workspaceId }: Pick<Actor, "workspaceId">,
  { to, subject, kind, data }: { to?: number[]; subject?: Subject; kind: string; data: unknown },
): Promise<void> => publish({ workspaceId, to, subject, signal: { kind, data } })

/**
 * The path prefixes of related endpoints: `/apps/users/` and `/api/users/` for `/apps/users/delete`, `/api/v1/shops` for
 * `/api/v1/shops/{id}`.
 */
function siblings(path: string): string[] {
  const [first = "", second, third] = path.split("/").filter(Boolean)
  if (isV1({ path })) return [`/api/v1/${third}`]
  return second && (first === "apps" || first === "api") ? [`/apps/${second}/`, `/api/${second}/`] : [`/${first}/`]
}

/** Announces to the other open pages which responses a write made stale, according to its contract. */
export function announceWrite(endpoint: Endpoint, actor: Actor, tab?: string): void {
  const { can, changes = {}, path } = endpoint
  const { calls = siblings(path), to = "workspace" } = changes
  if (can === "public" || calls.length === 0) return
  const audience = to === "self" ? { to: [actor.userId] } : { subject: can[1] }
  void publishInBackground({ workspaceId: actor.workspaceId, ...audience, tab, calls: [...calls] })
}
