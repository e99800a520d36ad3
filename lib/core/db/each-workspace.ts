import { log } from "../log"
import { tx } from "./tx"
import type { Scope } from "./types"

/**
 * Does the clock's work in one workspace after the other, each in its own transaction. Where it fails, that is logged and
 * the others go on.
 */
export async function eachWorkspace(
  ids: number[],
  what: string,
  work: (scope: Scope) => Promise<unknown>,
): Promise<void> {
  for (const workspaceId of ids) {
    try {
      await tx({ workspaceId, userId: 0 }, work)
    } catch (error) {
      log().error({ err: error, workspace: workspaceId }, `${what} failed in a workspace`)
    }
  }
}
