import { type Principal, principalsChanged } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { setView } from "../store"

/** Lets the caller's sign-in see the screens as somebody else, in every process, until a moment; or as themselves again. */
export async function viewAs(scope: Scope, { sessionId }: Principal, person: number | null, until: Date | null) {
  await setView(scope.db, sessionId, person, until)
  scope.after(() => principalsChanged(scope.workspaceId, scope.userId))
}
