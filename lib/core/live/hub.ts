import { onPrincipalsChanged, type Principal, principalNow } from "../auth/principal"
import { config } from "../config"
import { openedStore, store } from "../db/client"
import { HttpError } from "../http/errors"
import { log } from "../log"
import { shared } from "../shared"
import { type News, newsChannel } from "./news"
import { addOpenPage, refreshOpenPages, removeOpenPage } from "./presence"
import { addNews, newsSince, startHistory } from "./recent"

interface Page {
  id: string
  principal: Principal
  tab?: string
  write(text: string): void
  end(): void
}

/** Milliseconds between two heartbeats on a stream; less than the idle timeout of common proxies. */
const beatMs = 20_000
/** Max streams of one user in one process. A browser opens one for all its tabs, but over plain HTTP one per tab. */
const maxOwnStreams = 20
/** Max buffered bytes for a client that reads slowly. Beyond that, its stream ends. */
const maxUnread = 64_000
/** Milliseconds before a closed page counts as left, so that reloading doesn't make a user go offline. */
const graceMs = 4_000

const live = shared<{ pages: Map<string, Page>; listening?: Promise<unknown> }>("live")

function hub() {
  live.current ??= { pages: new Map() }
  return live.current
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const isFor = ({ principal, tab }: Page, news: News): boolean => {
  if (principal.workspaceId !== news.workspaceId) return false
  if (news.tab !== undefined && news.tab === tab) return false
  if (news.to && !news.to.includes(principal.userId)) return false
  return !news.subject || principal.ability.can("read", news.subject)
}

const eventOf = (news: News) =>
  news.signal ? event("signal", news.signal) : event("changed", { calls: news.calls, tab: news.tab })

function broadcast(payload: string): void {
  const news: News = JSON.parse(payload)
  addNews(news)
  const text = eventOf(news)
  for (const page of hub().pages.values()) if (isFor(page, news)) page.write(text)
}

const rulesOf = ({ rules }: Principal) => JSON.stringify(rules)

/** Ends the streams of users whose sign-in has ended, and updates the permissions of the others and tells them. */
async function check(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const principal = await principalNow(page.principal)
    if (!principal) {
      page.end()
      continue
    }
    const isChanged = rulesOf(principal) !== rulesOf(page.principal)
    page.principal = principal
    if (isChanged) page.write(event("signal", { kind: "permissions", data: {} }))
  }
}

async function heartbeat(): Promise<void> {
  const pages = [...hub().pages.values()]
  if (pages.length === 0 || !openedStore()) return
  for (const page of pages) page.write(": here\n\n")
  await check(pages)
  // Pages may have closed meanwhile; all of them if the server is shutting down.
  const left = [...hub().pages.keys()]
  if (left.length > 0) await refreshOpenPages(left)
}

const logErrors = (work: Promise<unknown>) => work.catch((error) => log().warn({ err: error }, "live"))

/** Messages may have been missed while the subscription was interrupted, so every page revalidates. */
function missed(): void {
  startHistory()
  for (const page of hub().pages.values()) page.write(event("missed", {}))
}

async function listen(): Promise<void> {
  const { subscribe } = await store()
  await subscribe(newsChannel, broadcast, missed)
  startHistory()
  onPrincipalsChanged((workspaceId) => {
    void logErrors(check([...hub().pages.values()].filter(({ principal }) => principal.workspaceId === workspaceId)))
  })
  const timer = setInterval(() => void logErrors(heartbeat()), beatMs)
  timer.unref()
  // The server is shutting down; open streams would delay that.
  process.once("cornerledger:draining" as "exit", () => {
    clearInterval(timer)
    for (const page of hub().pages.values()) page.end()
  })
}

/** Subscribes once per process. After a failure, the next page tries again. */
function listenOnce(): Promise<unknown> {
  const state = hub()
  state.listening ??= listen().catch((error) => {
    state.listening = undefined
    throw error
  })
  return state.listening
}

/** The number of open streams in this process. */
export const openStreams = (): number => hub().pages.size

/** Limits streams per user and in total. Rejected pages poll instead. @throws HttpError 429 or 503 */
function checkLimits({ workspaceId, userId }: Principal): void {
  const all = [...hub().pages.values()]
  if (all.length >= config().LIVE_STREAMS) {
    throw new HttpError(503, "unavailable", { headers: { "retry-after": "60" } })
  }
  const own = all.filter(({ principal }) => principal.workspaceId === workspaceId && principal.userId === userId)
  if (own.length >= maxOwnStreams) {
    const seconds = 60
    throw new HttpError(429, "rate_limited", {
      message: ["rateLimited", { seconds }],
      headers: { "retry-after": String(seconds) },
    })
  }
}

/** Sends a page the news since the server rendered it. */
function catchUp(page: Page, since: number): void {
  const news = newsSince(since)
  if (!news) page.write(event("missed", {}))
  for (const one of news ?? []) if (isFor(page, one)) page.write(eventOf(one))
}

/**
 * Opens a stream of server-sent events with everything that changes for a user. It ends with their sign-in or the connection.
 * @param since when the page was rendered, in milliseconds since 1970; the stream starts with the news since then
 */
export async function openStream(
  principal: Principal,
  { tab, since }: { tab?: string; since?: number },
): Promise<ReadableStream<Uint8Array>> {
  const { pages } = hub()
  await listenOnce()
  checkLimits(principal)
  const id = crypto.randomUUID()
  const encoder = new TextEncoder()
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    const page = pages.get(id)
    pages.delete(id)
    if (page) setTimeout(() => void logErrors(removeOpenPage(page.principal, id)), graceMs).unref()
  }
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const end = () => {
          if (!isClosed) controller.close()
          close()
        }
        const write = (text: string) => {
          if (isClosed) return
          controller.enqueue(encoder.encode(text))
          // The buffer is full because the client doesn't read.
          if ((controller.desiredSize ?? 0) < 0) end()
        }
        const page = { id, principal, tab, write, end }
        pages.set(id, page)
        write("retry: 2000\n")
        if (since !== undefined) catchUp(page, since)
        write(event("ready", {}))
        // A program that listens doesn't make its maker appear online.
        if (!principal.key) await logErrors(addOpenPage(principal, id))
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnread }),
  )
}
