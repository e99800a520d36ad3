import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import * as read from "../store/read"
import * as store from "../store/remove"
import { lockInvoices, settleCredits, voidInvoices } from "../store/settle"
import { refused } from "./errors"
import { rebook, unbook } from "./issue"
import { isIssued } from "./read"

const creditedBy = (notes: { creditsId: number | null }[]) => [
  ...new Set(notes.flatMap(({ creditsId }) => creditsId ?? [])),
]

/**
 * Deletes drafts and voids issued invoices, which keep their numbers; all or none.
 * @throws HttpError 404; 409 if a credit note corrects one of them
 */
export async function remove(scope: Scope, ids: number[]): Promise<number[]> {
  const states = await store.lockStates(scope, ids)
  if (states.length !== new Set(ids).size || states.some(({ voidedAt }) => voidedAt)) throw notFound()
  const issued = states.filter(isIssued).map(({ id }) => id)
  const drafts = states.filter((state) => !isIssued(state)).map(({ id }) => id)
  if (issued.length > 0) {
    if ((await store.findCredited(scope, issued)).length > 0) throw refused("voidHasCredits")
    const voided = await voidInvoices(scope, issued)
    // One after the other: each reversal is the next entry of its books.
    for (const invoice of voided) await unbook(scope, invoice)
    await settleCredits(scope, creditedBy(voided))
  }
  if (drafts.length > 0) await store.removeDrafts(scope, drafts)
  return states.map(({ id }) => id)
}

/**
 * Restores deleted and void invoices; all or none.
 * @throws HttpError 404 if the time for undo is over; 409 if the invoice has been credited otherwise since
 */
export async function restore(scope: Scope, ids: number[]) {
  const restored = await store.restoreDrafts(scope, ids)
  const unvoided = await store.unvoid(scope, ids)
  const all = [...restored, ...unvoided.map(({ id }) => id)]
  if (all.length !== new Set(ids).size) throw new HttpError(404, "not_found", { message: "undoExpired" })
  const credited = creditedBy(unvoided)
  if (credited.length > 0) {
    // Somebody may be voiding these invoices, or crediting them again.
    await lockInvoices(scope, credited)
    if (await store.creditTooMuch(scope, credited)) throw refused("restoreCredited")
    await settleCredits(scope, credited)
  }
  for (const invoice of unvoided) await rebook(scope, invoice)
  return read.findByIds(scope, all)
}
