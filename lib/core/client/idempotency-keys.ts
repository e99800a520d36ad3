import { CallError } from "./call-error"
import { newId } from "./new-id"

/** Whether a write may have taken effect although it failed, or was only rejected for the moment. */
const isUnsettled = (error: unknown) =>
  error instanceof CallError &&
  (error.status === 0 || error.status === 401 || error.status >= 500 || error.code === "idempotency_in_progress")

interface Pending {
  input: string
  file?: Blob
  key: string
  /** How many requests with this key wait for a response. */
  running: number
}

/**
 * Chooses the Idempotency-Key for each write of a form: a double click, or a retry after a lost response, gets the key of
 * the first request; a write whose response came, or another input, gets a new one.
 */
export function createIdempotencyKeys() {
  let pending: Pending | undefined
  return async function withKey<T>({ file, ...input }: { file?: Blob }, send: (key: string) => Promise<T>): Promise<T> {
    const text = JSON.stringify(input)
    if (pending?.input !== text || pending.file !== file) pending = { input: text, file, key: newId(), running: 0 }
    const mine = pending
    mine.running++
    const settle = () => {
      mine.running--
      if (mine.running === 0 && pending === mine) pending = undefined
    }
    try {
      const response = await send(mine.key)
      settle()
      return response
    } catch (error) {
      if (isUnsettled(error)) mine.running--
      else settle()
      throw error
    }
  }
}
