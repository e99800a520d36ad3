import { and, eq, gt, inArray, lt, sql } from "drizzle-orm"
import { openedStore, store } from "../db/client"
import type { Actor, Scope } from "../db/types"
import { signal } from "./news"
import { livePages } from "./table"

/** How long a page counts as open without being refreshed. */
const staleAfter = sql.raw("interval '60 seconds'")
const freshLimit = sql`now() - ${staleAfter}`

/** Ids of the workspace's users who have a page open, in any process on the store. */
export async function onlineUserIds({ db, workspaceId }: Scope): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: livePages.userId })
    .from(livePages)
    .where(and(eq(livePages.workspaceId, workspaceId), gt(livePages.seenAt, freshLimit)))
  return rows.map(({ userId }) => userId)
}

const pagesOf = ({ workspaceId, userId }: Actor) =>
  and(eq(livePages.workspaceId, workspaceId), eq(livePages.userId, userId), gt(livePages.seenAt, freshLimit))

const announcePresence = (actor: Actor, isOnline: boolean) =>
  signal(actor, { subject: "Chat", kind: "presence", data: { userId: actor.userId, isOnline } })

/** Records an opened page, and announces the user as online if it is their first. */
export async function addOpenPage(actor: Actor, id: string): Promise<void> {
  const { owner } = await store()
  const open = await owner.$count(livePages, pagesOf(actor))
  const { workspaceId, userId } = actor
  await owner.insert(livePages).values({ workspaceId, userId, id })
  if (open === 0) await announcePresence(actor, true)
}

/** Removes a closed page, and announces the user as offline if it was their last. */
export async function removeOpenPage(actor: Actor, id: string): Promise<void> {
  const owner = (await openedStore())?.owner
  if (!owner) return
  await owner.delete(livePages).where(and(eq(livePages.workspaceId, actor.workspaceId), eq(livePages.id, id)))
  if ((await owner.$count(livePages, pagesOf(actor))) === 0) await announcePresence(actor, false)
}

/** Refreshes the open pages of this process, and deletes those that dead processes left behind. */
export async function refreshOpenPages(ids: string[]): Promise<void> {
  const owner = (await openedStore())?.owner
  if (!owner) return
  await owner.update(livePages).set({ seenAt: sql`now()` }).where(inArray(livePages.id, ids))
  await owner.delete(livePages).where(lt(livePages.seenAt, sql`now() - 10 * ${staleAfter}`))
}
