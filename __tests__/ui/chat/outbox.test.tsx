import { Outbox, type Outgoing } from "@/components/features/chat/outbox"
import { localOutboxStorage } from "@/components/features/chat/outbox-storage"
import { CallError } from "@/lib/core/client/call-error"

const entry = (clientId: string, contactId = 2): Omit<Outgoing, "state"> => ({
  clientId,
  contactId,
  message: `text of ${clientId}`,
  time: `2031-03-01T10:00:0${clientId.length}.000Z`,
})
const nowhere = () => ({ read: () => [], write: () => {} })
const broken = () => new CallError(0, "offline", "")
const settle = () => jest.advanceTimersByTimeAsync(0)
const names = (outbox: Outbox) => outbox.all().map(({ clientId, state }) => `${clientId} ${state}`)

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

test("the messages of a conversation are sent one after the other; conversations don't wait for each other", async () => {
  const outbox = new Outbox(nowhere())
  const responses = new Map<string, () => void>()
  const begun: string[] = []
  outbox.start(({ clientId }) => {
    begun.push(clientId)
    return new Promise((resolve) => responses.set(clientId, resolve))
  })
  for (const sent of [entry("a"), entry("b"), entry("z", 3)]) outbox.add(sent)
  expect(begun).toEqual(["a", "z"])
  responses.get("a")?.()
  await settle()
  expect(begun).toEqual(["a", "z", "b"])
  expect(names(outbox)).toEqual(["b sending", "z sending"])
})

test("messages interrupted by the connection are sent again automatically, in the same order", async () => {
  const outbox = new Outbox(nowhere())
  let isOnline = false
  const arrived: string[] = []
  outbox.start(async ({ clientId }) => {
    if (!isOnline) throw broken()
    arrived.push(clientId)
  })
  for (const sent of [entry("a"), entry("b"), entry("c")]) outbox.add(sent)
  await settle()
  expect(names(outbox)).toEqual(["a waiting", "b sending", "c sending"])
  await jest.advanceTimersByTimeAsync(2_000)
  expect(arrived).toEqual([])
  isOnline = true
  window.dispatchEvent(new Event("online"))
  await settle()
  expect([arrived, outbox.all()]).toEqual([["a", "b", "c"], []])
})

test("without an event from the browser it retries after a while", async () => {
  const outbox = new Outbox(nowhere())
  let tries = 0
  outbox.start(async () => {
    tries++
    if (tries < 3) throw new CallError(503, "unavailable", "busy")
  })
  outbox.add(entry("a"))
  await jest.advanceTimersByTimeAsync(2_000)
  await jest.advanceTimersByTimeAsync(4_000)
  expect([tries, outbox.all()]).toEqual([3, []])
})

test("a rejected message shows the reason and delays no others; it can be sent again or discarded", async () => {
  const outbox = new Outbox(nowhere())
  let isBlocked = true
  const arrived: string[] = []
  outbox.start(async ({ clientId }) => {
    if (isBlocked && clientId !== "b") throw new CallError(403, "forbidden", "No.")
    arrived.push(clientId)
  })
  for (const sent of [entry("a"), entry("b"), entry("c")]) outbox.add(sent)
  await settle()
  expect([arrived, names(outbox)]).toEqual([["b"], ["a refused", "c refused"]])
  expect(outbox.all()[0]?.problem).toBe("No.")
  outbox.discard("c")
  isBlocked = false
  outbox.retry("a")
  await settle()
  expect([arrived, outbox.all()]).toEqual([["b", "a"], []])
})

test("a closed page loses no message: the next one continues", async () => {
  const first = new Outbox(localOutboxStorage("outbox:"))
  const stop = first.start(async () => {
    throw broken()
  })
  first.add(entry("a"))
  first.add(entry("bb"))
  await settle()
  stop()

  const arrived: string[] = []
  const next = new Outbox(localOutboxStorage("outbox:"))
  expect(names(next)).toEqual(["a waiting", "bb waiting"])
  next.start(async ({ clientId, message }) => void arrived.push(`${clientId}: ${message}`))
  await settle()
  expect(arrived).toEqual(["a: text of a", "bb: text of bb"])
  expect(Object.keys(localStorage)).toEqual([])
})

test("a picture is only stored for later once it is uploaded", async () => {
  const outbox = new Outbox(localOutboxStorage("outbox:"))
  outbox.start(async (_, note) => {
    note({ picture: { id: "p", url: "/p", width: 1, height: 1 } })
    throw broken()
  })
  outbox.add({ ...entry("a"), file: new Blob(["x"]) })
  expect(new Outbox(localOutboxStorage("outbox:")).all()[0]?.picture?.id).toBe("p")
  outbox.add({ ...entry("b", 3), file: new Blob(["x"]) })
  expect(new Outbox(localOutboxStorage("outbox:")).all()).toHaveLength(2)
})
