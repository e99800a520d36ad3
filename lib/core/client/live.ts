import { emit, type LiveEvent, type LiveEvents } from "./live-events"
import { tab } from "./tab"

type Message = { [E in LiveEvent]: { event: E; detail: LiveEvents[E] } }[LiveEvent]

/** Where no stream can be held, everything on show is asked again this often, in milliseconds. */
const pollEvery = 15_000
const firstRetry = 5_000
const longestRetry = 60_000

function hand(message: Message): void {
  // This tab has put its own writes right by itself.
  if (message.event === "changed" && message.detail.tab === tab) return
  emit(message.event, message.detail as never)
}

const read = <E extends LiveEvent>(source: EventSource, event: E, tell: (message: Message) => void) =>
  source.addEventListener(event, ({ data }: MessageEvent) => tell({ event, detail: JSON.parse(data) } as Message))

const anything: Message = { event: "changed", detail: { calls: [] } }

function openStream(since: number, tell: (message: Message) => void): EventSource {
  const source = new EventSource(`/api/live?since=${since}`)
  read(source, "changed", tell)
  read(source, "signal", tell)
  source.addEventListener("missed", () => tell(anything))
  return source
}

/** Hears what was told between the making of a page and now, and no more. */
function catchUp(since: number): void {
  const source = openStream(since, hand)
  for (const end of ["ready", "error"]) source.addEventListener(end, () => source.close())
}

/** Holds the stream and passes on what it says. @returns what closes it */
function hold(since: number, tell: (message: Message) => void): () => void {
  let source: EventSource
  let wait = firstRetry
  let retry: ReturnType<typeof setTimeout> | undefined
  const poll = setInterval(() => source.readyState === EventSource.OPEN || tell(anything), pollEvery)

  const open = () => {
    // After a while without a connection the server says that anything may have changed.
    source = openStream(since, tell)
    source.addEventListener("ready", () => {
      wait = firstRetry
    })
    source.addEventListener("error", () => {
      // A broken connection the browser opens again by itself; an answer that is no stream it gives up on.
      if (source.readyState !== EventSource.CLOSED) return
      retry = setTimeout(open, wait)
      wait = Math.min(wait * 2, longestRetry)
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
 * Listens to the server for all tabs of this browser: one of them holds the stream and tells the others, since a browser
 * keeps no more than six connections to a host open at once. Without locks (plain http) each tab holds its own.
 * @param since when the server made this page, by its clock, in milliseconds since 1970
 * @returns what ends it
 */
export function listenLive(since: number): () => void {
  if (!navigator.locks || typeof BroadcastChannel === "undefined") return hold(since, hand)
  const channel = new BroadcastChannel("cornerledger:live")
  channel.onmessage = ({ data }) => hand(data)
  // Where another tab holds the stream, this one hears it from here on.
  void navigator.locks.query().then(({ held }) => {
    if (held?.some(({ name }) => name === "cornerledger:live")) catchUp(since)
  })
  let close: (() => void) | undefined
  const end = new AbortController()
  navigator.locks
    .request("cornerledger:live", { signal: end.signal }, () => {
      close = hold(since, (message) => {
        hand(message)
        channel.postMessage(message)
      })
      return new Promise<void>((resolve) => end.signal.addEventListener("abort", () => resolve()))
    })
    // Ended while it waited for its turn.
    .catch(() => undefined)
  return () => {
    end.abort()
    close?.()
    channel.close()
  }
}
