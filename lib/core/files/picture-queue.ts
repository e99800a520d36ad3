import { HttpError } from "../http/errors"
import { shared } from "../shared"

/**
 * Decoding shares libuv's four threads with password hashing, so two are left to that. A few pictures wait; when there are
 * more, or one waits too long, the sender gets 503.
 */
const maxRunning = 2
const maxWaiting = 8
const maxWaitMs = 10_000
const retrySeconds = 5

interface Waiting {
  start(): void
}

const pictures = shared<{ running: number; waiting: Set<Waiting> }>("pictures")
pictures.current ??= { running: 0, waiting: new Set() }
const queue = pictures.current

const busy = () =>
  new HttpError(503, "unavailable", {
    message: ["pictureBusy", { seconds: retrySeconds }],
    headers: { "retry-after": String(retrySeconds) },
  })

function acquireSlot(): Promise<void> {
  if (queue.running < maxRunning) {
    queue.running++
    return Promise.resolve()
  }
  if (queue.waiting.size >= maxWaiting) return Promise.reject(busy())
  return new Promise((resolve, reject) => {
    const waiting = {
      start() {
        clearTimeout(timer)
        resolve()
      },
    }
    const timer = setTimeout(() => {
      queue.waiting.delete(waiting)
      reject(busy())
    }, maxWaitMs)
    queue.waiting.add(waiting)
  })
}

/** Runs `decode` when a slot is free. @throws HttpError 503 if too many are waiting, or after ten seconds */
export async function inTurn<T>(decode: () => Promise<T>): Promise<T> {
  await acquireSlot()
  try {
    return await decode()
  } finally {
    // Hand the slot to the next in the queue.
    const [next] = queue.waiting
    if (next) {
      queue.waiting.delete(next)
      next.start()
    } else {
      queue.running--
    }
  }
}
