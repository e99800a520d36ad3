import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { callOnce } from "@/lib/core/client/call-once"
import * as endpoints from "@/lib/features/email/endpoints"
import { bodyOf } from "./draft"
import { claim, dropUnsaved, findAbandoned, release, type Unsaved } from "./unsaved"

/** Saves an entry as its draft, or as a new one if the draft was sent or deleted. @throws CallError */
async function saveEntry({ id, version, draft }: Unsaved): Promise<void> {
  const email = bodyOf(draft)
  if (id) {
    try {
      return void (await call(endpoints.updateDraft, { body: { email: { id, version, ...email } } }))
    } catch (error) {
      if (!(error instanceof CallError && error.status === 404)) throw error
    }
  }
  await callOnce(endpoints.saveDraft, { body: { email } })
}

/**
 * Saves the texts that closed or reloaded pages couldn't. A draft that has changed since stays here until somebody opens it, because
 * its writer has to choose. @returns whether anything was saved
 */
export async function saveAbandoned(): Promise<boolean> {
  let hasSaved = false
  for (const entry of await findAbandoned()) {
    claim(entry.key)
    try {
      await saveEntry(entry)
      dropUnsaved(entry.key)
      hasSaved = true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === 0) return hasSaved
    } finally {
      release(entry.key)
    }
  }
  return hasSaved
}
