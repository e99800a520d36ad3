import { and, eq, sql } from "drizzle-orm"
import { rowsOf } from "@/lib/core/db/rows"
import { counters } from "@/lib/core/db/table"
import type { Scope } from "@/lib/core/db/types"
import type { Move } from "../schema"
import { tasks } from "../table"

/** The positions of a task and of its neighbours above and below, ignoring the task that is being moved. */
interface Place {
  position: number
  above: number | null
  below: number | null
}

/** Serialises moves and inserts by locking the row of the workspace's task counter. */
async function waitForTurn({ db, workspaceId }: Scope): Promise<void> {
  await db
    .select({ last: counters.last })
    .from(counters)
    .where(and(eq(counters.workspaceId, workspaceId), eq(counters.kind, "task")))
    .for("update")
}

async function placeOf({ db, workspaceId }: Scope, id: number, moved: number): Promise<Place | undefined> {
  const [place] = rowsOf<Place>(
    await db.execute(sql`
      select position, above, below from (
        select id, position, lag(position) over higher as above, lead(position) over higher as below
        from ${tasks} where workspace_id = ${workspaceId} and id <> ${moved}
        window higher as (order by position desc, id desc)
      ) as places where id = ${id}`),
  )
  return place
}

/** Renumbers all positions from 1 in the same order, for when halving has left no room between two tasks. */
const respace = ({ db, workspaceId }: Scope) =>
  db.execute(sql`
    update ${tasks} set position = spaced.place
    from (select id, row_number() over (order by position, id) as place from ${tasks} where workspace_id = ${workspaceId}) as spaced
    where ${tasks.workspaceId} = ${workspaceId} and ${tasks.id} = spaced.id`)

/** The position between a task and its neighbour on one side, or undefined if there is no room left. */
function between({ position, above, below }: Place, side: "before" | "after"): number | undefined {
  const neighbour = side === "before" ? above : below
  if (neighbour === null) return side === "before" ? position + 1 : position - 1
  const middle = (position + neighbour) / 2
  return middle === position || middle === neighbour ? undefined : middle
}

/**
 * Moves a task right before (above) or right after another one in the manual order.
 * @returns false if one of the two doesn't exist
 */
export async function move(scope: Scope, { taskId: id, beforeId, afterId }: Move): Promise<boolean> {
  const side = beforeId === undefined ? "after" : "before"
  const other = (beforeId ?? afterId) as number
  await waitForTurn(scope)
  let place = await placeOf(scope, other, id)
  if (!place) return false
  let position = between(place, side)
  if (position === undefined) {
    await respace(scope)
    place = (await placeOf(scope, other, id)) as Place
    position = between(place, side) as number
  }
  const moved = await scope.db
    .update(tasks)
    .set({ position })
    .where(and(eq(tasks.workspaceId, scope.workspaceId), eq(tasks.id, id)))
    .returning({ id: tasks.id })
  return moved.length > 0
}
