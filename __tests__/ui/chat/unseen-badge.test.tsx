/** @jest-environment jsdom */
import { act, renderHook, screen } from "@testing-library/react"
import { SWRConfig } from "swr"
import { UnseenBadge } from "@/components/features/chat/unseen-badge"
import { useCountInTitle } from "@/components/features/chat/use-count-in-title"
import { LiveKeeper } from "@/components/layout/live-keeper"
import { emit } from "@/lib/core/client/live-events"
import { useSettledCount } from "@/lib/core/client/use-settled-count"
import { renderShell } from "../shell/support"

jest.mock("@/lib/core/client/live", () => ({ listenLive: () => () => undefined }))

let unseenMsgs = 0
beforeEach(() => {
  jest.useFakeTimers()
  document.title = "Calendar"
  global.fetch = jest.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ unseenMsgs }),
  })) as unknown as typeof fetch
})
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test("unread messages are counted in menu and title, live, until they are read", async () => {
  unseenMsgs = 0
  renderShell(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LiveKeeper madeAt={0} />
      <UnseenBadge first={{ unseenMsgs }} />
    </SWRConfig>,
  )
  await pass(3_000)
  expect(document.title).toBe("Calendar")
  unseenMsgs = 3
  act(() => emit("changed", { calls: ["/apps/chat/count-unseen"] }))
  await pass(3_000)
  expect(screen.getByText("3 unread")).toBeTruthy()
  expect(document.title).toBe("(3) Calendar")
  unseenMsgs = 0
  act(() => emit("changed", { calls: ["/apps/chat/count-unseen"] }))
  await pass(500)
  expect(screen.queryByText(/unread/)).toBeNull()
  expect(document.title).toBe("Calendar")
})

test("the count stays in the title when the screen changes", async () => {
  const { unmount } = renderHook(() => useCountInTitle(2))
  await act(async () => {
    document.title = "Tasks"
  })
  expect(document.title).toBe("(2) Tasks")
  unmount()
  expect(document.title).toBe("Tasks")
})

test("a count that falls again at once never shows", async () => {
  const shown: number[] = []
  const { rerender } = renderHook(
    ({ count }) => {
      shown.push(useSettledCount(count))
    },
    { initialProps: { count: 0 } },
  )
  rerender({ count: 1 })
  await pass(400)
  rerender({ count: 0 })
  await pass(2_000)
  expect(shown.every((count) => count === 0)).toBe(true)
  rerender({ count: 1 })
  await pass(2_000)
  expect(shown.at(-1)).toBe(1)
})
