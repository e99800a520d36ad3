import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { SimpleAct } from "@/components/features/till-sessions/simple-act"
import tillSessions from "@/messages/en/till-sessions.json"
import ui from "@/messages/en/ui.json"

test("an act without a network waits, and is sent again with the same key when the network is back", async () => {
  const keys: (string | undefined)[] = []
  let isOffline = true
  global.fetch = jest.fn(async (_: string, init: RequestInit = {}) => {
    keys.push((init.headers as Record<string, string>)["idempotency-key"])
    if (isOffline) throw new TypeError("Failed to fetch")
    return { ok: true, status: 200, json: async () => ({}) }
  }) as unknown as typeof fetch
  render(
    <NextIntlClientProvider locale="en" messages={{ ui, "till-sessions": tillSessions }}>
      <SimpleAct id={7} act="startCounting" icon={null} />
    </NextIntlClientProvider>,
  )
  await userEvent.click(screen.getByRole("button", { name: /start counting/ }))
  await screen.findByText(/^No connection/)
  isOffline = false
  act(() => void window.dispatchEvent(new Event("online")))
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull())
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})
