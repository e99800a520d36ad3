/** @jest-environment jsdom */
import { act, render } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { PermissionKeeper } from "@/components/layout/permission-keeper"
import { type SessionSettings, SessionSettingsProvider } from "@/components/layout/session-settings"
import { call } from "@/lib/core/client/call"
import { emit } from "@/lib/core/client/live-events"
import shell from "@/messages/en/shell.json"

let refreshes = 0
const router = { refresh: () => void refreshes++ }
jest.mock("@/lib/core/i18n/navigation", () => ({ useRouter: () => router }))
const notices: string[] = []
jest.mock("@/components/ui/toast", () => ({ toast: { info: (text: string) => void notices.push(text) } }))

function screenWith(ability: { action: string; subject: string }[]) {
  const settings = { userData: { ability } } as unknown as SessionSettings
  return (
    <NextIntlClientProvider locale="en-GB" messages={{ shell }}>
      <SessionSettingsProvider value={settings}>
        <PermissionKeeper />
      </SessionSettingsProvider>
    </NextIntlClientProvider>
  )
}
const all = [{ action: "manage", subject: "all" }]
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  refreshes = 0
  notices.length = 0
})
afterEach(() => jest.useRealTimers())

test("changed permissions refresh the screen once, and one notice says so", async () => {
  const { rerender } = render(screenWith(all))
  for (let i = 0; i < 3; i++) act(() => emit("signal", { kind: "permissions", data: {} }))
  await pass(1_000)
  expect([refreshes, notices]).toEqual([1, []])
  rerender(screenWith([]))
  rerender(screenWith([]))
  expect(notices).toEqual(["Your permissions have changed"])
})

test("forbidden requests refresh the screen too, but a series of them only once", async () => {
  const body = { error: "You may not do that", code: "forbidden" }
  global.fetch = jest.fn(async () => ({ ok: false, status: 403, json: async () => body })) as unknown as typeof fetch
  render(screenWith(all))
  for (let i = 0; i < 5; i++) {
    await act(() => call({ method: "GET", path: "/apps/todo/tasks" } as never).catch(() => undefined))
    await pass(500)
  }
  expect([refreshes, notices]).toEqual([1, []])
})
