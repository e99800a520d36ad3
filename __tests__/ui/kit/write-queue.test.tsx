/** @jest-environment jsdom */
import { act, renderHook, waitFor } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { SWRConfig } from "swr"
import { toast } from "@/components/ui/toast"
import { useWriteQueue } from "@/components/ui/use-write-queue"
import { CallError } from "@/lib/core/client/call-error"
import ui from "@/messages/en/ui.json"

const wrapper = ({ children }: { children: React.ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ ui }}>
      {children}
    </NextIntlClientProvider>
  </SWRConfig>
)
const shown = (id: number) => ({ id })
const useQueue = () => useWriteQueue<ReturnType<typeof shown>>([])

test("writes show at once and reach the server one after the other, in their order", async () => {
  const { result } = renderHook(() => useQueue(), { wrapper })
  const sent: number[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  act(() => {
    void result.current.write({ shown: shown(1), send: () => held.then(() => sent.push(1)) })
    void result.current.write({ shown: shown(2), send: async () => sent.push(2) })
  })
  expect(result.current.pending).toHaveLength(2)
  expect(sent).toEqual([])
  release()
  await waitFor(() => expect(result.current.pending).toHaveLength(0))
  expect(sent).toEqual([1, 2])
})

test("a failed write is reverted with the server's message, and later ones are still sent", async () => {
  const showError = jest.spyOn(toast, "error").mockResolvedValue(undefined)
  const { result } = renderHook(() => useQueue(), { wrapper })
  const after = jest.fn(async () => "done")
  const responses: unknown[] = []
  await act(async () => {
    const first = result.current.write({
      shown: shown(1),
      send: () => Promise.reject(new CallError(404, "not_found", "This item does not exist or was deleted.")),
    })
    const second = result.current.write({ shown: shown(2), send: after })
    responses.push(await first, await second)
  })
  expect(responses).toEqual([undefined, "done"])
  expect(showError).toHaveBeenCalledWith("This item does not exist or was deleted.")
  await waitFor(() => expect(result.current.pending).toHaveLength(0))
})

test("a response's record replaces its placeholder", async () => {
  const { result } = renderHook(() => useQueue(), { wrapper })
  let release = (_: number) => {}
  const response = new Promise<number>((resolve) => {
    release = resolve
  })
  const next = jest.fn((id: number) => shown(id))
  act(() => {
    void result.current.write({ shown: shown(-1), send: () => response, after: next })
  })
  expect(result.current.pending).toEqual([shown(-1)])
  await act(async () => release(7))
  expect(next).toHaveBeenCalledWith(7)
  await waitFor(() => expect(result.current.pending).toHaveLength(0))
})
