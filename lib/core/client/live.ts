import { emit, type LiveEvent, type LiveEvents } from "./live-events"
import { tab } from "./tab"

type Message = { [E in LiveEvent]: { event: E; detail: LiveEvents[E] } }[LiveEvent]

/** Without a stream, everything on screen is revalidated this often, in milliseconds. */
const pollMs = 15_000
const firstRetryMs = 5_000
const maxRetryMs = 60_000

function dispatch(message: Message): void {
  // This tab has already applied its own writes.
  if (message.event === "changed" && message.detail.tab === tab) return
  emit(message.event, message.detail as never)
}

const read = <E extends LiveEvent>(source: EventSource, event: E, onMessage: (message: Message) => void) =>
  source.addEventListener(event, ({ data }: MessageEvent) => onMessage({ event, detail: JSON.parse(data) } as Message))

const everythingStale: Message = { event: "changed", detail: { calls: [] } }

function openStream(since: number, onMessage: (message: Message) => void): EventSource {
  const source = new EventSource(`/api/live?since=${since}`)
  read(source, "changed", onMessage)
  read(source, "signal", onMessage)
  source.addEventListener("missed", () => onMessage(everythingStale))
  return source
}

/** Receives the events sent between rendering the page and now, then closes the stream. */
function catchUp(since: number): void {
  const source = openStream(since, dispatch)
  for (const end of ["ready", "error"]) source.addEventListener(end, () => source.close())
}

/** Opens the stream, reopens it after errors, and passes its events on. @returns closes it */
function holdStream(since: number, onMessage: (message: Message) => void): () => void {
  let source: EventSource
  let wait = firstRetryMs
  let retry: ReturnType<typeof setTimeout> | undefined
  const poll = setInterval(() => source.readyState === EventSource.OPEN || onMessage(everythingStale), pollMs)

  const open = () => {
    // After a longer break, the server reports that anything may have changed.
    source = openStream(since, onMessage)
    source.addEventListener("ready", () => {
      wait = firstRetryMs
    })
    source.addEventListener("error", () => {
      // The browser reconnects automatically after a lost connection, but not after an error response.
      if (source.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, wait)
      wait = Math.min(wait * 2, maxRetryMs)
    })
  }
  open()
  return () => {
    clearInterval(poll)
    clearTimeout(retry)
    source.close()
  }
}

/**
 * Listens to the server's events. One tab of the browser holds the stream and forwards events to the others, because a
 * browser opens no more than six connections to a host. Without Web Locks (plain HTTP), each tab holds its own stream.
 * @param since when the server rendered this page, by its clock, in milliseconds since 1970
 * @returns stops listening
 */
export function listenLive(since: number): () => void {
  if (!navigator.locks || typeof BroadcastChannel === "undefined") return holdStream(since, dispatch)
  const channel = new BroadcastChannel("cornerledger:live")
  channel.onmessage = ({ data }) => dispatch(data)
  // If another tab holds the stream, this one has to fetch what it missed so far.
  void navigator.locks.query().then(({ held }) => {
    if (held?.some(({ name }) => name === "cornerledger:live")) catchUp(since)
  })
  let close: (() => void) | undefined
  const end = new AbortController()
  navigator.locks
    .request("cornerledger:live", { signal: end.signal }, () => {
      close = holdStream(since, (message) => {
        dispatch(message)
        channel.postMessage(message)
      })
      return new Promise<void>((resolve) => end.signal.addEventListener("abort", () => resolve()))
    })
    // Aborted while waiting for the lock.
    .catch(() => undefined)
  return () => {
    end.abort()
    close?.()
    channel.close()
  }
}
