import { linesOf, rowsOf } from "@/components/features/chat/lines"
import type { Outgoing } from "@/components/features/chat/outbox"

const contact = 2
const at = (text: string) => `2031-03-${text}:00.000Z`
const message = (id: number, senderId: number, time: string, clientId?: string) => ({
  id,
  message: `m${id}`,
  time: at(time),
  senderId,
  clientId,
})
const onWay = (clientId: string, state: Outgoing["state"] = "sending"): Outgoing => ({
  clientId,
  contactId: contact,
  message: clientId,
  time: at("02T10:00"),
  state,
})
const dayOf = (time: string) => time.slice(0, 10)

test("a message that has arrived isn't shown as pending too, and keeps its position", () => {
  const before = linesOf([message(1, 1, "01T09:00")], [onWay("a"), onWay("b")], contact, 0)
  expect(before.map(({ key, state }) => [key, state])).toEqual([
    ["1", "sent"],
    ["a", "sending"],
    ["b", "sending"],
  ])
  const messages = [message(1, 1, "01T09:00"), message(2, 1, "02T10:00", "a")]
  const after = linesOf(messages, [onWay("a"), onWay("b")], contact, 1)
  expect(after.map(({ key, state }) => [key, state])).toEqual([
    ["1", "seen"],
    ["a", "sent"],
    ["b", "sending"],
  ])
})

test("the contact's messages are never marked as read by them", () => {
  const [line] = linesOf([message(1, contact, "01T09:00")], [], contact, 5)
  expect(line).toMatchObject({ isOwn: false, state: "sent" })
})

test("days divide the conversation, sender and pauses divide groups, and the first new message has a divider", () => {
  const messages = [
    message(1, 1, "01T09:00"),
    message(2, 1, "01T09:01"),
    message(3, contact, "01T09:02"),
    message(4, contact, "01T09:20"),
    message(5, contact, "02T00:01"),
    message(6, contact, "02T00:02"),
  ]
  const rows = rowsOf(linesOf(messages, [], contact, 0), dayOf, 6)
  const shape = rows.map((row) => (row.kind === "group" ? row.lines.map(({ id }) => id) : row.kind))
  expect(shape).toEqual(["day", [1, 2], [3], [4], "day", [5], "new", [6]])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})
