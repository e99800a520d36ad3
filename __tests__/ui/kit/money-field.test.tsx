/** @jest-environment jsdom */
import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import * as z from "zod"
import { Form } from "@/components/form/form"
import { MoneyField } from "@/components/form/money-field"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const minor = z.object({ price: z.int().min(1) })
const major = z.object({ price: z.number().min(0) })

function show(locale: string, { inMajor = false, price = 1995 as number | undefined } = {}) {
  const onSubmit = jest.fn(async () => {})
  render(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={{ ui, errors }}>
      <Form
        schema={async () => (inMajor ? major : minor)}
        defaultValues={{ price }}
        submitLabel="Save"
        onSubmit={onSubmit}
      >
        <MoneyField required name="price" label="Price" currency="EUR" unit={inMajor ? "major" : "minor"} />
      </Form>
    </NextIntlClientProvider>,
  )
  const type = async (text: string) => {
    await userEvent.clear(screen.getByRole("textbox"))
    if (text) await userEvent.type(screen.getByRole("textbox"), text)
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
  }
  return { onSubmit, type, input: screen.getByRole("textbox", { name: /Price/ }) }
}

test.each([
  ["en", "19,95", 1995],
  ["en", "1,219.95", 121_995],
  ["en", "$ 19.9", 1990],
  ["de", "19,95", 1995],
  ["de", "19.95", 1995],
  ["de", "1.219", 121_900],
  ["fr", "1 219,95 €", 121_995],
  ["pt", "19,95 EUR", 1995],
  ["de", "90.071.992.547.409,91", Number.MAX_SAFE_INTEGER],
])("in %s, %s is saved as %d cents", async (locale, text, cents) => {
  const { onSubmit, type } = show(locale, { price: undefined })
  await type(text)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: cents }, expect.anything()))
})

test("an endpoint that takes a decimal number gets the number that was typed", async () => {
  const { onSubmit, type, input } = show("de", { inMajor: true, price: 4.1 })
  expect(input).toHaveValue("4,10")
  await type("0,29")
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: 0.29 }, expect.anything()))
  expect(input).toHaveValue("0,29")
})

test.each([
  ["", "This field is required."],
  ["a lot", "Enter a number."],
])("the text %p is refused at the field, and stays there", async (text, message) => {
  const { onSubmit, type, input } = show("en")
  await type(text)
  await waitFor(() => expect(input).toHaveAccessibleDescription(message))
  expect(input).toHaveValue(text)
  expect(onSubmit).not.toHaveBeenCalled()
})

test("a fraction of a cent is not rounded away unseen", async () => {
  const { onSubmit, type, input } = show("en")
  await type("1.995")
  await waitFor(() => expect(input).toBeInvalid())
  expect(input).toHaveValue("1.995")
  expect(onSubmit).not.toHaveBeenCalled()
})

test("an amount with fifteen digits is saved in major units to the cent, and shown again", async () => {
  const { onSubmit, type, input } = show("en", { inMajor: true, price: undefined })
  await type("9,999,999,999,999.99")
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ price: 9_999_999_999_999.99 }, expect.anything()))
  expect(input).toHaveValue("9999999999999.99")
})
