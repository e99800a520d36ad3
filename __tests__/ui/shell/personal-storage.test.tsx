/** @jest-environment jsdom */
import { localOutboxStorage } from "@/components/features/chat/outbox-storage"
import { claimPersonal, closePersonal, forgetPersonal, storePersonal } from "@/lib/core/client/personal-storage"

beforeEach(() => {
  localStorage.clear()
  claimPersonal("ada@example.org")
  storePersonal("chat-draft:ada@example.org:2", "Dear Tomás")
  storePersonal("recentSearches", "[]")
  localStorage.setItem("list:users", "compact")
})

const names = () => Object.keys(localStorage).sort()

test("the same user finds their data again, another one doesn't; list layouts stay", () => {
  claimPersonal("ada@example.org")
  expect(names()).toContain("chat-draft:ada@example.org:2")
  claimPersonal("tomas@example.org")
  expect(names()).toEqual(["cornerledger:owner", "list:users"])
})

test("after sign-out no data is left, and pending work writes none back", () => {
  forgetPersonal()
  const outbox = localOutboxStorage("chat-outbox:ada@example.org:")
  const waiting = { clientId: "1", contactId: 2, message: "Hello", time: "2026-01-01", state: "waiting" } as const
  outbox.write([], [waiting])
  storePersonal("chat-draft:ada@example.org:2", "Dear Tomás, again")
  expect(names()).toEqual(["list:users"])
})

test("drafts stay if a session expires", () => {
  closePersonal()
  storePersonal("chat-draft:ada@example.org:2", "changed")
  expect(localStorage.getItem("chat-draft:ada@example.org:2")).toBe("Dear Tomás")
  storePersonal("chat-draft:ada@example.org:2", "")
  expect(localStorage.getItem("chat-draft:ada@example.org:2")).toBeNull()
})
