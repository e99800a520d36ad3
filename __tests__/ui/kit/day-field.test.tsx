/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import * as z from "zod"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { TimeField } from "@/components/form/time-field"
import { Drawer } from "@/components/ui/drawer"
import errors from "@/messages/de/errors.json"
import ui from "@/messages/de/ui.json"
import "./kit"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const schema = z.object({ day: z.union([z.literal(""), z.iso.date()]), time: z.string().regex(/^(\d\d:\d\d)?$/) })
const onSubmit = jest.fn(async () => {})

function open() {
  render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ ui, errors }}>
      <Drawer open onClose={() => {}} title="Gutschein">
        <Form
          schema={async () => schema}
          defaultValues={{ day: "2031-03-05", time: "09:00" }}
          submitLabel="Sichern"
          onSubmit={onSubmit}
        >
          <DayField name="day" label="Erster Tag" min="2031-03-04" max="2031-12-31" />
          <TimeField name="time" label="Beginn" />
        </Form>
      </Drawer>
    </NextIntlClientProvider>,
  )
  return userEvent.setup()
}
const save = () => screen.getByRole("button", { name: "Sichern" })
const day = () => screen.findByLabelText("Erster Tag")

async function retype(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.type(screen.getByLabelText(label), `${text}{Tab}`)
}

beforeEach(() => onSubmit.mockClear())

test("a day is shown and chosen in the language, in a drawer too", async () => {
  const user = open()
  expect(await day()).toHaveValue("05.03.2031")
  await user.click(screen.getByRole("button", { name: ui.chooseDate }))
  expect(await screen.findByRole("button", { name: /\b3\. März 2031/ })).toBeDisabled()
  await user.click(screen.getByRole("button", { name: /12\. März 2031/ }))
  await waitFor(async () => expect(await day()).toHaveValue("12.03.2031"))
  await user.click(save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: "2031-03-12", time: "09:00" }, expect.anything()))
})

test("a day and a time are typed, moved by arrow keys, and cleared", async () => {
  const user = open()
  await day()
  await retype(user, "Erster Tag", "7.4.31")
  expect(await day()).toHaveValue("07.04.2031")
  await user.type(await day(), "{ArrowUp}")
  await retype(user, "Beginn", "1430")
  await user.type(screen.getByLabelText("Beginn"), "{ArrowDown}{ArrowDown}")
  await user.click(save())
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: "2031-04-08", time: "14:00" }, expect.anything()))
  await user.clear(await day())
  await user.click(save())
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ day: "", time: "14:00" }, expect.anything()))
})

test("a wrong day or time stays as typed, with an error at its field, and is not submitted", async () => {
  const user = open()
  await day()
  await retype(user, "Erster Tag", "31.2.2031")
  await retype(user, "Beginn", "25:00")
  expect(await day()).toHaveValue("31.2.2031")
  expect(await day()).toHaveAccessibleDescription(ui.noDay.replace("{example}", "31.12.2031"))
  expect(screen.getByLabelText("Beginn")).toHaveAccessibleDescription(ui.noTime)
  await user.click(save())
  await waitFor(async () => expect(await day()).toBeInvalid())
  expect(onSubmit).not.toHaveBeenCalled()
  await retype(user, "Erster Tag", "1.3.2031")
  expect(await day()).toHaveAccessibleDescription(
    ui.dayBetween.replace("{min}", "04.03.2031").replace("{max}", "31.12.2031"),
  )
})
