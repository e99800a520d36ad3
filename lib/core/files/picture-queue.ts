import { HttpError } from "../http/errors"

/**
 * Decoding runs in the thread pool that password hashing needs too, which has four threads: two are left to it. A few
 * pictures wait; beyond that, and for those that wait too long, the sender is asked to come back.
 */
const maxRunning = 2
const maxWaiting = 8
const longestWait = 10_000
const retrySeconds = 5

interface Waiting {
  start(): void
}

/** One for all bundles of the server. */
const holder = globalThis as { __cornerledgerPictures?: { running: number; waiting: Set<Waiting> } }
holder.__cornerledgerPictures ??= { running: 0, waiting: new Set() }
const queue = holder.__cornerledgerPictures

const busy = () =>
  new HttpError(503, "unavailable", {
    message: ["pictureBusy", { seconds: retrySeconds }],
    headers: { "retry-after": String(retrySeconds) },
  })

function turn(): Promise<void> {
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
    }, longestWait)
    queue.waiting.add(waiting)
  })
}

/** Runs the decoding of a picture when it is its turn. @throws HttpError 503 when too many others wait */
export async function inTurn<T>(decode: () => Promise<T>): Promise<T> {
  await turn()
  try {
    return await decode()
  } finally {
    // The next in the queue takes over the place.
    const [next] = queue.waiting
    if (next) {
      queue.waiting.delete(next)
      next.start()
    } else {
      queue.running--
    }
  }
}
