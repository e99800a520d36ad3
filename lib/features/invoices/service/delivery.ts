import { tx } from "@/lib/core/db/tx"
import type { Actor } from "@/lib/core/db/types"
import { HttpError } from "@/lib/core/http/errors"
import { retryMail } from "@/lib/core/outbox/records"
import { document } from "./read"

/** Retries an invoice's mail. @throws HttpError 404; 409 if no mail failed or waits for a retry */
export async function retry(actor: Actor, id: number) {
  const found = () => tx(actor, (scope) => document(scope, id))
  await found()
  if (!(await retryMail(actor, "invoice", id))) throw new HttpError(409, "conflict", { message: "nothingToRetry" })
  return found()
}
