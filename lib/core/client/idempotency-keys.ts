import { CallError } from "./call-error"
import { newId } from "./new-id"

/** Whether a write may have taken effect although it failed, or was only rejected for the moment. */
const isUnsettled = (error: unknown) =>
  error instanceof CallError &&
  (error.status === 0 || error.status === 401 || error.status >= 500 || error.code === "idempotency_in_progress")

interface Pending {
  /** A hash of the input, which may be secret. */
  input: number
  key: string
}

/** djb2. If two inputs collide, the server rejects the second (`idempotency_mismatch`). */
function hashOf(text: string): number {
  let hash = 5381
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(i)) >>> 0
  return hash
}

const storageKey = (write: string) => `idempotency:${write}`

function readPending(write: string): Pending | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(write)) ?? "null") ?? undefined
  } catch {
    return undefined
  }
}

function storePending(write: string, pending: Pending | undefined): void {
  try {
    if (pending) sessionStorage.setItem(storageKey(write), JSON.stringify(pending))
    else sessionStorage.removeItem(storageKey(write))
  } catch {
    // Storage is full or blocked, so a retry after a reload is a new write.
  }
}

/**
 * Chooses the Idempotency-Key for each write of a form: a double click, or a retry after a lost response or a reload, gets
 * the key of the first request; a write whose response came, or another input, gets a new one.
 * @param write names the endpoint
 * @param joins false if the same request twice at the same time is no double click but two writes
 */
export function createIdempotencyKeys(write: string, { joins = true } = {}) {
  let pending: Pending | undefined
  let running = 0

  return async function withKey<T>(input: { file?: File | Blob }, send: (key: string) => Promise<T>): Promise<T> {
    const { file } = input
    const print = file && [file.size, file.type, file instanceof File ? [file.name, file.lastModified] : null]
    const hash = hashOf(JSON.stringify([input, print]))
    if (!joins && running > 0 && pending?.input === hash) return send(newId())
    pending ??= readPending(write)
    if (pending?.input !== hash) {
      pending = { input: hash, key: newId() }
      running = 0
    }
    const mine = pending
    running++
    storePending(write, mine)
    const end = (isSettled: boolean) => {
      if (pending !== mine) return
      running--
      if (!isSettled || running > 0) return
      pending = undefined
      storePending(write, undefined)
    }
    try {
      const response = await send(mine.key)
      end(true)
      return response
    } catch (error) {
      end(!isUnsettled(error))
      throw error
    }
  }
}
