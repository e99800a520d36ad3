import { store as openStore } from "../db/client"
import { deliverer } from "./deliverer"
import * as store from "./store"

/** Sends due emails: new ones, retries, and those of processes that died. Resolves when nothing is being sent. */
export async function deliverDue(): Promise<void> {
  deliverer().wake()
  await deliverer().idle()
}

/** The numbers of queued, sending and failed emails, for the operator. */
export async function outboxCounts() {
  const { owner } = await openStore()
  return store.counts(owner)
}

/** Waits for emails that are being sent, for at most `seconds`. Called before the store is closed. */
export async function drainOutbox(seconds = 5): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref())
  await Promise.race([deliverer().stop(), limit])
}
