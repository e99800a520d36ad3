import type { Subject } from "../auth/ability"
import { openedStore } from "../db/client"
import type { Actor, Scope } from "../db/types"
import type { Endpoint } from "../http/endpoint"
import { log } from "../log"

/** What the open pages of a workspace are told, in every process on the store. */
export interface News {
  workspaceId: number
  /** Whom it concerns; left out, everyone who may read the subject. */
  to?: number[]
  subject?: Subject
  /** The tab that did it, which knows already. */
  tab?: string
  /** Beginnings of the paths of calls whose answers are no longer true. */
  calls?: string[]
  /** Something momentary that is stored nowhere. */
  signal?: { kind: string; data: unknown }
}

export const newsChannel = "news"
/** PostgreSQL carries at most 8,000 bytes in one message. */
const mostNamed = 500

async function publish(news: News): Promise<void> {
  // What is told follows what was written: where the store has been closed since, nobody is left to hear it.
  const send = (await openedStore())?.publish
  if (!send) return
  const { to } = news
  if (!to || to.length <= mostNamed) return send(newsChannel, JSON.stringify(news))
  for (let at = 0; at < to.length; at += mostNamed) {
    await send(newsChannel, JSON.stringify({ ...news, to: to.slice(at, at + mostNamed) }))
  }
}

/** What was written stays written and is answered without waiting, whether others can be told of it or not. */
const spread = (news: News) => publish(news).catch((error) => log().warn({ err: error }, "news could not be told"))

/** Once the transaction has committed, tells people that answers of calls are stale: `calls` are beginnings of paths, as contracts write them. */
export function tell(scope: Scope, { to, calls }: { to: number[]; calls: string[] }): void {
  if (to.length === 0) return
  scope.after(() => void spread({ workspaceId: scope.workspaceId, to, calls }))
}

/** Tells people of something momentary, such as that someone is typing. `data` must be small: it travels in one message. */
export const signal = (
  { workspaceId }: Pick<Actor, "workspaceId">,
  { to, subject, kind, data }: { to?: number[]; subject?: Subject; kind: string; data: unknown },
): Promise<void> => publish({ workspaceId, to, subject, signal: { kind, data } })

/** The calls beside one: those of `/apps/users/delete` stand under `/apps/users/` and `/api/users/`. */
function siblings(path: string): string[] {
  const [first = "", second] = path.split("/").filter(Boolean)
  return second && (first === "apps" || first === "api") ? [`/apps/${second}/`, `/api/${second}/`] : [`/${first}/`]
}

/** Tells the other open pages what a write made stale, by its contract. */
export function tellOf(endpoint: Endpoint, actor: Actor, tab?: string): void {
  const { can, changes = {}, path } = endpoint
  const { calls = siblings(path), to = "workspace" } = changes
  if (can === "public" || calls.length === 0) return
  const whom = to === "self" ? { to: [actor.userId] } : { subject: can[1] }
  void spread({ workspaceId: actor.workspaceId, ...whom, tab, calls: [...calls] })
}
