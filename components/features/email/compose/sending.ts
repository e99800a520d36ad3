import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as endpoints from "@/lib/features/email/endpoints"
import type { Email } from "@/lib/features/email/schema"
import { bodyOf, type Draft } from "./draft"

/** How long a mail can be held back after it was sent. */
export const undoSeconds = 10
/** If this page is gone by then, the server sends it all the same. */
const backstopSeconds = 25

const held = new Map<number, ReturnType<typeof setTimeout>>()

const scheduled = (draft: Draft, draftId: number | undefined, scheduledAt: Date) =>
  call(endpoints.scheduleEmail, {
    body: { email: { ...bodyOf(draft), ...(draftId ? { draftId } : {}), scheduledAt: scheduledAt.toISOString() } },
  })

/** Has a mail sent at a later moment. @returns its id as a draft */
export const schedule = async (draft: Draft, draftId: number | undefined, at: Date): Promise<number> =>
  (await scheduled(draft, draftId, at)).email.id

interface Outcome {
  /** With the mail as it was sent; nothing where the server was faster. */
  onSent: (email?: Email) => void
  onFailed: (error: CallError) => void
}

/** Sends a mail in a moment. @returns its id, by which `hold` takes it back until then */
export async function sendSoon(
  draft: Draft,
  draftId: number | undefined,
  { onSent, onFailed }: Outcome,
): Promise<number> {
  const { email } = await scheduled(draft, draftId, new Date(Date.now() + backstopSeconds * 1000))
  const send = async () => {
    held.delete(email.id)
    try {
      const body = { email: { draftId: email.id, to: draft.to } }
      onSent((await call(endpoints.sendEmail, { body })).email)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Not a draft any more: it has been sent.
      if (error.status === 404) onSent()
      else onFailed(error)
    }
  }
  held.set(
    email.id,
    setTimeout(() => void send(), undoSeconds * 1000),
  )
  return email.id
}

/** Takes a mail back that was to be sent, into the drafts. @throws CallError where it has been sent already */
export async function hold(id: number): Promise<void> {
  clearTimeout(held.get(id))
  held.delete(id)
  await call(endpoints.updateDraft, { body: { email: { id } } })
}
