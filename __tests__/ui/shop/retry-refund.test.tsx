import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { RetryRefund } from "@/components/features/orders/retry-refund"
import { show } from "./support"

jest.setTimeout(20_000)

/** A network whose refund ends in `state`. @returns the bodies of the writes */
function network(state: "done" | "failed") {
  const bodies: unknown[] = []
  global.fetch = jest.fn(async (_: string, init: RequestInit = {}) => {
    bodies.push(JSON.parse(String(init.body)))
    const payments = [
      { kind: "payment", state: "done" },
      { kind: "refund", state },
    ]
    return { ok: true, status: 200, json: async () => ({ order: { id: 8, payments } }) }
  }) as unknown as typeof fetch
  return bodies
}

test.each([
  ["done", "Order 8: the refund was accepted"],
  ["failed", "The refund of order 8 failed again. Try later, or return the money yourself."],
] as const)("a refund that is tried again and ends as %s says so", async (state, message) => {
  const bodies = network(state)
  show(<RetryRefund id={8} />)
  await userEvent.click(screen.getByRole("button", { name: "Try refund again" }))
  await screen.findByText(message)
  expect(bodies).toEqual([{ id: 8 }])
  await waitFor(() => expect(screen.getByRole("button", { name: "Try refund again" })).not.toHaveAttribute("aria-busy"))
})
