/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { blank } from "@/components/features/email/compose/draft"
import { useDraft } from "@/components/features/email/compose/use-draft"
import { useSending } from "@/components/features/email/compose/use-sending"
import { toast } from "@/components/ui/toast"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import * as endpoints from "@/lib/features/email/endpoints"
import email from "@/messages/en/email.json"

jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))
const request = call as jest.Mock
const savesOf = () => request.mock.calls.filter(([endpoint]) => endpoint !== endpoints.scheduleEmail)

function wrapper({ children }: { children: React.ReactNode }) {
  return (
    <NextIntlClientProvider locale="en-GB" timeZone="UTC" messages={{ email }}>
      {children}
    </NextIntlClientProvider>
  )
}
const ignoreId = () => {}
const useCompose = () => {
  const draft = useDraft(blank, undefined, ignoreId)
  return { draft, sending: useSending(draft, () => {}) }
}

afterEach(() => jest.useRealTimers())

test("a new mail is saved as a draft before it is sent, so that a lost response doesn't send it twice", async () => {
  jest.useFakeTimers()
  const showError = jest.spyOn(toast, "error").mockResolvedValue(undefined)
  request.mockImplementation(async (endpoint) => {
    if (endpoint === endpoints.scheduleEmail)
      throw new CallError(403, "email_unconfirmed", "Confirm your address first.")
    return { email: { id: 7, version: 1 } }
  })
  const { result } = renderHook(useCompose, { wrapper })
  act(() => result.current.draft.change({ subject: "Offer" }))
  await act(() => result.current.sending.send())
  expect(showError).toHaveBeenCalledWith("Confirm your address first.")
  const drafted = [
    endpoints.saveDraft,
    expect.objectContaining({ body: { email: expect.objectContaining({ subject: "Offer" }) } }),
  ]
  expect(savesOf()).toEqual([drafted])
  await act(() => result.current.sending.send())
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(savesOf()).toEqual([drafted])
  const sent = request.mock.calls.filter(([endpoint]) => endpoint === endpoints.scheduleEmail)
  expect(sent.map(([, { body }]) => [body.email.draftId, body.email.version])).toEqual([
    [7, 1],
    [7, 1],
  ])
  expect(result.current.draft.saved).toBe("yes")
})
