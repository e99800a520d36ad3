import { onPrincipalsChanged, type Principal, principalOf } from "../auth/principal"
import { config } from "../config"
import { openedStore, store } from "../db/client"
import { HttpError } from "../http/errors"
import { log } from "../log"
import { type News, newsChannel } from "./news"
import { arrive, leave, stay } from "./presence"
import { beginHearing, keep, newsSince } from "./recent"

interface Page {
  id: string
  principal: Principal
  tab?: string
  write(text: string): void
  end(): void
}

/** Between two signs of life on a stream; less than the idle time of the usual proxies. */
const beatMs = 20_000
/** Streams of one person in one process. A browser holds one for all its tabs; over plain http one for each. */
const maxOwnStreams = 20
/** What may wait for a client that reads slowly, in bytes; more, and its stream ends. */
const maxUnread = 64_000
/** A page that is being reloaded is not gone. */
const graceMs = 4_000

const holder = globalThis as { __cornerledgerLive?: { pages: Map<string, Page>; listening?: Promise<unknown> } }

function hub() {
  holder.__cornerledgerLive ??= { pages: new Map() }
  return holder.__cornerledgerLive
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const concerns = ({ principal, tab }: Page, news: News): boolean => {
  if (principal.workspaceId !== news.workspaceId) return false
  if (news.tab !== undefined && news.tab === tab) return false
  if (news.to && !news.to.includes(principal.userId)) return false
  return !news.subject || principal.ability.can("read", news.subject)
}

const said = (news: News) =>
  news.signal ? event("signal", news.signal) : event("changed", { calls: news.calls, tab: news.tab })

function spread(payload: string): void {
  const news: News = JSON.parse(payload)
  keep(news)
  const text = said(news)
  for (const page of hub().pages.values()) if (concerns(page, news)) page.write(text)
}

/** Ends the streams of those whose sign-in has ended, and takes note of what the others may do now. */
async function check(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const principal = await principalOf(page.principal.sessionId)
    if (principal) page.principal = principal
    else page.end()
  }
}

async function beat(): Promise<void> {
  const pages = [...hub().pages.values()]
  if (pages.length === 0 || !openedStore()) return
  for (const page of pages) page.write(": here\n\n")
  await check(pages)
  // Some may have gone while that was looked up, all of them where the server is about to end.
  const left = [...hub().pages.keys()]
  if (left.length > 0) await stay(left)
}

const logged = (work: Promise<unknown>) => work.catch((error) => log().warn({ err: error }, "live"))

/** What was told while the store's messages could not be heard is not known: every page asks again. */
function missed(): void {
  beginHearing()
  for (const page of hub().pages.values()) page.write(event("missed", {}))
}

async function listen(): Promise<void> {
  const { subscribe } = await store()
  await subscribe(newsChannel, spread, missed)
  beginHearing()
  onPrincipalsChanged((workspaceId) => {
    void logged(check([...hub().pages.values()].filter(({ principal }) => principal.workspaceId === workspaceId)))
  })
  const clock = setInterval(() => void logged(beat()), beatMs)
  clock.unref()
  // The server's word that it is about to end: streams would hold it up.
  process.once("cornerledger:draining" as "exit", () => {
    clearInterval(clock)
    for (const page of hub().pages.values()) page.end()
  })
}

/** Listens once a process; after a failure the next page tries again. */
function listenOnce(): Promise<unknown> {
  const state = hub()
  state.listening ??= listen().catch((error) => {
    state.listening = undefined
    throw error
  })
  return state.listening
}

/** How many pages this process keeps up to date. */
export const openStreams = (): number => hub().pages.size

/** Refuses a stream too many: of one person, who would need as many browsers, or of all. The page then asks from time to time. */
function checkRoom({ workspaceId, userId }: Principal): void {
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

/** What a page has to hear first: what was told since the server made it. */
function catchUp(page: Page, since: number): void {
  const news = newsSince(since)
  if (!news) page.write(event("missed", {}))
  for (const one of news ?? []) if (concerns(page, one)) page.write(said(one))
}

/**
 * An endless stream of what changes for a person, as server-sent events; ends with their sign-in or the connection.
 * @param since when the listening page was made, in milliseconds since 1970: what was told since then comes first
 */
export async function openStream(
  principal: Principal,
  { tab, since }: { tab?: string; since?: number },
): Promise<ReadableStream<Uint8Array>> {
  const { pages } = hub()
  await listenOnce()
  checkRoom(principal)
  const id = crypto.randomUUID()
  const encoder = new TextEncoder()
  let gone = false
  const depart = () => {
    if (gone) return
    gone = true
    const page = pages.get(id)
    pages.delete(id)
    if (page) setTimeout(() => void logged(leave(page.principal, id)), graceMs).unref()
  }
  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const end = () => {
          if (!gone) controller.close()
          depart()
        }
        const write = (text: string) => {
          if (gone) return
          controller.enqueue(encoder.encode(text))
          // Nobody reads at the other end.
          if ((controller.desiredSize ?? 0) < 0) end()
        }
        const page = { id, principal, tab, write, end }
        pages.set(id, page)
        write("retry: 2000\n")
        if (since !== undefined) catchUp(page, since)
        write(event("ready", {}))
        await logged(arrive(principal, id))
      },
      cancel: depart,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxUnread }),
  )
}
