import { noMessages, withNewest, withOlder, withSent } from "@/components/features/chat/conversation-pages"

const message = (id: number) => ({ id, message: `m${id}`, time: new Date(id * 1000).toISOString(), senderId: 2 })
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => message(from + i))
const ids = ({ messages }: { messages: { id: number }[] }) => messages.map(({ id }) => id)
const page = (from: number, to: number, hasOlder = true) => ({ messages: span(from, to), hasOlder })

test("the newest page is shown alone, then joins the pages loaded before it", () => {
  const first = withNewest(noMessages, page(10, 14))
  expect([ids(first), first.hasOlder]).toEqual([[10, 11, 12, 13, 14], true])
  const older = withOlder(first, page(5, 9, false), 10)
  const next = withNewest(older, page(12, 16))
  expect([ids(next), next.hasOlder]).toEqual([[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], false])
})

test("after a gap in the connection older pages are dropped instead of joined", () => {
  const known = withNewest(noMessages, page(1, 5, false))
  const after = withNewest(known, page(40, 44))
  expect([ids(after), after.hasOlder]).toEqual([[40, 41, 42, 43, 44], true])
})

test("a cleared conversation is empty, whatever was loaded", () => {
  const known = withOlder(withNewest(noMessages, page(10, 14)), page(5, 9), 10)
  expect(withNewest(known, { messages: [], hasOlder: false })).toEqual({ messages: [], hasOlder: false })
  expect(ids(withNewest(known, page(15, 15, false)))).toEqual([15])
})

test("an older page that doesn't connect to the loaded ones is dropped", () => {
  const known = withNewest(noMessages, page(40, 44))
  expect(withOlder(known, page(5, 9), 10)).toBe(known)
})

test("a sent message is inserted by its id, once", () => {
  const answered = page(1, 3)
  expect(ids(withSent(answered, message(5)))).toEqual([1, 2, 3, 5])
  expect(ids(withSent(withSent(answered, message(5)), message(4)))).toEqual([1, 2, 3, 4, 5])
  expect(withSent(answered, message(2))).toBe(answered)
})
