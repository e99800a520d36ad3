/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import * as z from "zod"
import { DayField } from "@/components/form/day-field"
import { Form } from "@/components/form/form"
import { Drawer } from "@/components/ui/drawer"
import errors from "@/messages/de/errors.json"
import ui from "@/messages/de/ui.json"
import "./kit"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const schema = z.object({ day: z.string() })

test("a day is shown, chosen and cleared in the language, in a drawer too", async () => {
  const user = userEvent.setup()
  const onSubmit = jest.fn(async () => {})
  render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ ui, errors }}>
      <Drawer open onClose={() => {}} title="Gutschein">
        <Form
          schema={async () => schema}
          defaultValues={{ day: "2031-03-05" }}
          submitLabel="Sichern"
          onSubmit={onSubmit}
        >
          <DayField name="day" label="Erster Tag" min="2031-03-04" />
        </Form>
      </Drawer>
    </NextIntlClientProvider>,
  )
  const picker = await screen.findByLabelText("Erster Tag")
  expect(picker).toHaveTextContent("05.03.2031")
  await user.click(picker)
  const before = await screen.findByRole("button", { name: /\b3\. März 2031/ })
  expect(before).toBeDisabled()
  await user.click(screen.getByRole("button", { name: /12\. März 2031/ }))
  await waitFor(() => expect(screen.getByLabelText("Erster Tag")).toHaveTextContent("12.03.2031"))
  await user.click(screen.getByRole("button", { name: "Sichern" }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ day: "2031-03-12" }, expect.anything()))
  await user.click(screen.getByRole("button", { name: ui.clear }))
  await user.click(screen.getByRole("button", { name: "Sichern" }))
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ day: "" }, expect.anything()))
})
