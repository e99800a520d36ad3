import { render, screen } from "@testing-library/react"
import { NextIntlClientProvider } from "next-intl"
import { ExplainAct } from "@/components/features/till-sessions/text-acts"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"
import till from "@/messages/en/till-sessions.json"
import ui from "@/messages/en/ui.json"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const show = (variance: number | undefined) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ "till-sessions": till, ui }}>
      <ExplainAct session={{ id: 7, currency: "EUR", variance } as TillSessionSheet} />
    </NextIntlClientProvider>,
  )

test("an explanation names the difference it explains", async () => {
  show(-12_20)
  expect(await screen.findByText("-€12.20")).toBeVisible()
})

test("after a blind count it doesn't", async () => {
  show(undefined)
  await screen.findByRole("button", { name: "Save explanation" })
  expect(screen.queryByText(/€/)).toBeNull()
})
