import { log } from "../log"
import { tx } from "./tx"
import type { Scope } from "./types"

/**
 * Runs background work in one workspace after the other, each in its own transaction. A failure is logged and doesn't stop
 * the other workspaces. `work` may run again after a conflict, so it must return its result instead of adding to a variable.
 * @returns the results of the workspaces in which it succeeded
 */
export async function eachWorkspace<Result>(
  ids: number[],
  what: string,
  work: (scope: Scope) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const workspaceId of ids) {
    try {
      results.push(await tx({ workspaceId, userId: 0, trace: { call: what } }, work))
    } catch (error) {
      log().error({ err: error, workspace: workspaceId }, `${what} failed in a workspace`)
    }
  }
  return results
}
