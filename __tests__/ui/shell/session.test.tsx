/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react"
import { SessionKeeper } from "@/components/layout/session-keeper"
import { type SessionSettings, SessionSettingsProvider } from "@/components/layout/session-settings"
import { onSignInRequired } from "@/lib/core/client/sign-in-again"
import { renderShell } from "./support"

const left: string[] = []
const restarts: string[] = []
jest.mock("@/components/layout/sign-out", () => ({
  goToLogin: (notice?: string) => left.push(notice ?? ""),
  forgetUserData: () => undefined,
  startOver: () => restarts.push("home"),
}))

const lifetimeSeconds = 600
const settings = (): SessionSettings => ({
  ...{ person: "1/1", userDataKey: "userData", lifetimeSeconds, remainingSeconds: lifetimeSeconds },
  expiresAt: Date.now() + lifetimeSeconds * 1000,
  userData: {} as SessionSettings["userData"],
})

let alive = true
let person = "1/1"
let asked = 0

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  left.length = 0
  alive = true
  person = "1/1"
  restarts.length = 0
  asked = 0
  global.fetch = jest.fn(async () => {
    asked++
    const expires = new Date(Date.now() + lifetimeSeconds * 1000).toISOString()
    return { ok: true, json: async () => (alive ? { user: { person }, expires } : {}) }
  }) as unknown as typeof fetch
  renderShell(
    <SessionSettingsProvider value={settings()}>
      <SessionKeeper />
    </SessionSettingsProvider>,
  )
})
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

test("an active user's session is refreshed about once a minute", async () => {
  for (let minute = 0; minute < 15; minute++) {
    fireEvent.pointerMove(window)
    await pass(60)
  }
  expect(asked).toBeGreaterThanOrEqual(12)
  expect(asked).toBeLessThanOrEqual(16)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  expect(left).toEqual([])
})

test("an idle user is warned in the last minute and can stay", async () => {
  await pass(535)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  await pass(10)
  fireEvent.click(await screen.findByRole("button", { name: "Stay signed in" }))
  await pass(2)
  expect(asked).toBe(1)
  expect(screen.queryByRole("button", { name: "Stay signed in" })).not.toBeInTheDocument()
})

test("without the dialog, an expired session leads to the sign-in page with a notice", async () => {
  await pass(550)
  alive = false
  await pass(55)
  expect(left).toContain("ended")
})

test("staying in another tab keeps this one signed in", async () => {
  await pass(530)
  localStorage.setItem("cornerledger:session-end", String(Date.now() + lifetimeSeconds * 1000))
  await pass(60)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  expect(asked).toBe(0)
})

test("an expired session opens the dialog once, and the page goes on after it", async () => {
  let finish = () => {}
  const dialog = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const stop = onSignInRequired(dialog)
  await pass(550)
  alive = false
  await pass(120)
  expect([dialog.mock.calls.length, asked, left]).toEqual([1, 1, []])
  expect(screen.queryByText("Are you still there?")).not.toBeInTheDocument()
  alive = true
  finish()
  await pass(10)
  expect(dialog).toHaveBeenCalledTimes(1)
  stop()
})

test("a page of the previous user is left when another one has signed in", async () => {
  person = "2/1"
  fireEvent.keyDown(window)
  await pass(65)
  expect([restarts, left]).toEqual([["home"], []])
})
