import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as endpoints from "@/lib/features/email/endpoints"
import type { Email } from "@/lib/features/email/schema"
import { bodyOf, type Draft } from "./draft"

/** How long sending can be undone. */
export const undoSeconds = 10
/** If the page is closed before, the server sends the mail after this time. */
const backstopSeconds = 25

const pendingSends = new Map<number, ReturnType<typeof setTimeout>>()

/** The draft that a mail was saved as. With a stale version, sending it is a conflict. */
export interface SavedDraft {
  id?: number
  version?: number
}

const requestSchedule = (draft: Draft, { id, version }: SavedDraft, scheduledAt: Date) =>
  call(endpoints.scheduleEmail, {
    body: {
      email: { ...bodyOf(draft), ...(id ? { draftId: id, version } : {}), scheduledAt: scheduledAt.toISOString() },
    },
  })

/** Schedules a mail. @returns the id of its draft */
export const schedule = async (draft: Draft, saved: SavedDraft, at: Date): Promise<number> =>
  (await requestSchedule(draft, saved, at)).email.id

interface Outcome {
  /** Gets the sent mail, or undefined if the server had already sent it. */
  onSent: (email?: Email) => void
  onFailed: (error: CallError) => void
}

/** Sends a mail after `undoSeconds`. @returns its id, with which `cancelSend` can stop it until then */
export async function sendWithUndo(draft: Draft, saved: SavedDraft, { onSent, onFailed }: Outcome): Promise<number> {
  const { email } = await requestSchedule(draft, saved, new Date(Date.now() + backstopSeconds * 1000))
  const send = async () => {
    pendingSends.delete(email.id)
    try {
      const body = { email: { draftId: email.id, version: email.version, to: draft.to } }
      onSent((await call(endpoints.sendEmail, { body })).email)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // No longer a draft: the server has already sent it.
      if (error.status === 404) onSent()
      else onFailed(error)
    }
  }
  pendingSends.set(
    email.id,
    setTimeout(() => void send(), undoSeconds * 1000),
  )
  return email.id
}

/** Stops a pending mail and returns it to the drafts. @throws CallError if it has already been sent */
export async function cancelSend(id: number): Promise<void> {
  clearTimeout(pendingSends.get(id))
  pendingSends.delete(id)
  await call(endpoints.updateDraft, { body: { email: { id } } })
}
