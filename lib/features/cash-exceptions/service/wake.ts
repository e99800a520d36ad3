import type { Scope } from "@/lib/core/db/types"
import type { Endpoint } from "@/lib/core/http/endpoint"
import { enqueue } from "@/lib/core/jobs/queue"

export const scanJob = "scan-cash-exceptions"

/** Writes that can open or solve an exception: what moves or counts cash, and what sets its limits. */
const paths =
  /^\/api\/v1\/(drops|safes|bank-bags|counter-deposits|till-sessions|journal-entries|shops|businesses|deposit-policies|bank-statements)\b/

/** Has exceptions looked for as soon as a write to cash is committed, so that a solved one is gone at once. */
export async function scanAfter({ path }: Pick<Endpoint, "path">, scope: Scope): Promise<void> {
  if (paths.test(path)) await enqueue(scope, scanJob, {}, { key: "scan" })
}
