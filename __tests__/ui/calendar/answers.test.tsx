/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { AnswerControl } from "@/components/features/calendar/answer-control"
import { GuestAnswers } from "@/components/features/calendar/guest-answers"
import { applyAnswer } from "@/components/features/calendar/optimistic"
import type { Event } from "@/lib/features/calendar/schema"
import messages from "@/messages/en/calendar.json"

const event = (props: Partial<Event["extendedProps"]>): Event => ({
  id: 1,
  url: "",
  title: "Fair",
  start: "2031-03-12T09:00:00.000Z",
  end: "2031-03-12T10:00:00.000Z",
  allDay: false,
  extendedProps: { calendar: "Business", ...props },
})
const show = (element: React.ReactElement) =>
  render(
    <NextIntlClientProvider locale="en-GB" messages={{ calendar: messages }}>
      {element}
    </NextIntlClientProvider>,
  )

test("a guest is asked, sees their answer pressed, and sends another one only", async () => {
  const onAnswer = jest.fn()
  show(<AnswerControl event={event({ answer: "maybe" })} onAnswer={onAnswer} />)
  const asked = within(screen.getByRole("region", { name: "Are you coming?" }))
  const pressed = () => asked.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(["Maybe"])
  await userEvent.click(asked.getByRole("button", { name: "Maybe" }))
  expect(onAnswer).not.toHaveBeenCalled()
  await userEvent.click(asked.getByRole("button", { name: "Yes" }))
  expect(onAnswer.mock.calls).toEqual([["yes"]])
})

test("nobody else is asked", () => {
  const { container } = show(<AnswerControl event={event({ guests: ["Bo"] })} onAnswer={jest.fn()} />)
  expect(container.textContent).toBe("")
})

test("each guest is listed with their answer, or with none yet", () => {
  const answers = [{ guest: "Bo", answer: "no" as const }]
  show(<GuestAnswers label="Answers" event={event({ guests: ["Ann", "Bo"], answers })} />)
  const rows = within(screen.getByRole("list", { name: "Answers" })).getAllByRole("listitem")
  expect(rows.map(({ textContent }) => textContent)).toEqual(["AnnNo answer yet", "BoNot coming"])
})

test("an answer shows at once, on one occurrence or on all, and only where the user is invited", () => {
  const at = (occurrence: string, answer?: "none") => event({ occurrence, ...(answer && { answer }) })
  const series = [
    at("2031-03-12T09:00:00.000Z", "none"),
    at("2031-03-19T09:00:00.000Z", "none"),
    at("2031-03-26T09:00:00.000Z"),
  ]
  const states = (scope: "this" | "all") =>
    applyAnswer(series, series[0] as Event, "yes", scope).map(({ extendedProps }) => extendedProps.answer)
  expect(states("this")).toEqual(["yes", "none", undefined])
  expect(states("all")).toEqual(["yes", "yes", undefined])
})
