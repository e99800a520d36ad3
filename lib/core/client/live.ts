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

/** Holds the stream and passes on what it says. @returns what closes it */
function hold(tell: (message: Message) => void): () => void {
  let source: EventSource
  let wait = firstRetry
  let retry: ReturnType<typeof setTimeout> | undefined
  let seen = false
  const anything = () => tell({ event: "changed", detail: { calls: [] } })
  const poll = setInterval(() => source.readyState === EventSource.OPEN || anything(), pollEvery)
  const read = <E extends LiveEvent>(event: E) =>
    source.addEventListener(event, ({ data }: MessageEvent) => tell({ event, detail: JSON.parse(data) } as Message))

  const open = () => {
    source = new EventSource("/api/live")
    read("changed")
    read("signal")
    source.addEventListener("missed", anything)
    source.addEventListener("ready", () => {
      // What was told while there was no connection is not known.
      if (seen) anything()
      else emit("listening", {})
      seen = true
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
 * @returns what ends it
 */
export function listenLive(): () => void {
  if (!navigator.locks || typeof BroadcastChannel === "undefined") return hold(hand)
  const channel = new BroadcastChannel("cornerledger:live")
  channel.onmessage = ({ data }) => hand(data)
  // Where another tab holds the stream, this one hears it already.
  void navigator.locks.query().then(({ held }) => {
    if (held?.some(({ name }) => name === "cornerledger:live")) emit("listening", {})
  })
  let close: (() => void) | undefined
  const end = new AbortController()
  navigator.locks
    .request("cornerledger:live", { signal: end.signal }, () => {
      close = hold((message) => {
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
