/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import DropAct from "@/components/features/till-sessions/drop-act"
import { droppedAfterCount, splitsOf } from "@/components/features/till-sessions/dropped"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import errors from "@/messages/en/errors.json"
import tillSessions from "@/messages/en/till-sessions.json"
import ui from "@/messages/en/ui.json"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const counted = { kind: "counted", at: "2026-06-01T18:00:00Z" }
const session = {
  ...{ id: 7, till: 3, currency: "EUR", state: "counting", next: "close", floatTarget: 100_00 },
  closingCount: { pieces: { 5000: 3, 200: 1 } },
  ...{ events: [counted], moves: [] },
} as unknown as TillSessionSheet

const show = (onSkip = () => {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ ui, errors, "till-sessions": tillSessions }}>
      <DropAct session={session} splits={splitsOf(session)} onSkip={onSkip} />
    </NextIntlClientProvider>,
  )

test("one tap drops what is above the float, by note and coin", async () => {
  const bodies: unknown[] = []
  global.fetch = jest.fn(async (_: string, init: RequestInit = {}) => {
    bodies.push(JSON.parse(String(init.body)))
    return { ok: true, status: 201, json: async () => ({}) }
  }) as unknown as typeof fetch
  show()
  await userEvent.type(screen.getByLabelText(/Number of the envelope/), "E-9")
  await userEvent.click(screen.getByRole("button", { name: "Drop €52.00" }))
  await waitFor(() => expect(bodies).toHaveLength(1))
  expect(bodies[0]).toEqual({
    ...{ till: 3, amount: 52_00, envelope: "E-9" },
    count: { pieces: { 5000: 1, 200: 1 } },
  })
})

test("if the float can't be met exactly, the nearest below and above can be chosen", async () => {
  const other = { ...session, floatTarget: 120_00 }
  render(
    <NextIntlClientProvider locale="en" messages={{ ui, errors, "till-sessions": tillSessions }}>
      <DropAct session={other} splits={splitsOf(other)} onSkip={() => {}} />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText("€18.00 is missing for a full float.")).toBeVisible()
  await userEvent.click(screen.getByLabelText(/Leave €150.00/))
  expect(screen.getByRole("button", { name: "Drop €2.00" })).toBeVisible()
})

test("nothing is proposed before the count is done, or once an envelope was dropped", () => {
  expect(splitsOf({ ...session, next: "recount" })).toEqual([])
  expect(splitsOf({ ...session, floatTarget: 0 })).toEqual([])
  const drop = { kind: "drop", amount: -52_00, memo: "E-9", at: "2026-06-01T18:05:00Z" }
  const dropped = { ...session, moves: [drop] } as unknown as TillSessionSheet
  expect([splitsOf(dropped), droppedAfterCount(dropped)]).toEqual([[], { envelopes: ["E-9"], amount: 52_00 }])
  const before = { ...session, moves: [{ ...drop, at: "2026-06-01T12:00:00Z" }] } as unknown as TillSessionSheet
  expect(splitsOf(before)).toHaveLength(1)
})
