/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react"
import { useCoupon } from "@/components/features/orders/use-coupon"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { CallError, cancelled } from "@/lib/core/client/call-error"
import ui from "@/messages/en/ui.json"
import { InEnglish } from "./kit"

const shown = jest.spyOn(toast, "error").mockResolvedValue(undefined)
beforeEach(() => shown.mockClear())

const attempt = () => renderHook(() => useAttempt([]), { wrapper: InEnglish }).result.current

test.each([
  ["the server's sentence", new CallError(404, "not_found", "This item was deleted."), "This item was deleted."],
  ["that nothing changed, without a connection", new CallError(0, "offline", ""), ui.offlineUnchanged],
  ["a general sentence, for a bug", new TypeError("x is not a function"), ui.error],
])("a failed write is rolled back, and a toast says %s", async (_, error, text) => {
  const rollBack = jest.fn()
  expect(await attempt()(() => Promise.reject(error), rollBack)).toBe(false)
  expect(rollBack).toHaveBeenCalledTimes(1)
  expect(shown.mock.calls).toEqual([[text]])
})

test("a write that the user cancelled is rolled back without a message", async () => {
  const rollBack = jest.fn()
  expect(await attempt()(() => Promise.reject(cancelled()), rollBack)).toBe(false)
  expect(rollBack).toHaveBeenCalledTimes(1)
  expect(shown).not.toHaveBeenCalled()
})

test("a coupon that couldn't be checked without a connection isn't shown as accepted", async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"))
  const { result } = renderHook(() => useCoupon(), { wrapper: InEnglish })
  expect(await result.current.apply("SPRING")).toBe(ui.offlineUnchanged)
})
