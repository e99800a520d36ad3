import { store as openStore } from "../db/client"
import { deliverer } from "./deliverer"
import * as store from "./store"

/** The clock's task: sends what is due again, and what a process left behind. */
export async function deliverDue(): Promise<void> {
  deliverer().wake()
}

/** How many mails wait, are being sent and have failed; for the operator. */
export async function outboxCounts() {
  const { owner } = await openStore()
  return store.counts(owner)
}

/** Lets mails that are being sent arrive before the store is closed, for some seconds at most. */
export async function drainOutbox(seconds = 5): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000).unref())
  await Promise.race([deliverer().stop(), limit])
}
