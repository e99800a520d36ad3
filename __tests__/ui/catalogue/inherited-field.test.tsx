import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import { FormProvider, useForm } from "react-hook-form"
import { InheritedField } from "@/components/features/catalogue/inherited-field"
import { PercentField } from "@/components/features/catalogue/percent-field"
import categories from "@/messages/en/categories.json"

let values: () => unknown = () => undefined

function Margin({ own }: { own: number | null }) {
  const form = useForm({ defaultValues: { marginBps: own } })
  values = form.getValues
  return (
    <FormProvider {...form}>
      <InheritedField name="marginBps" label="Margin" inherited="30%">
        <PercentField name="marginBps" label="Margin in %" />
      </InheritedField>
    </FormProvider>
  )
}

const show = (own: number | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={{ categories }}>
      <Margin own={own} />
    </NextIntlClientProvider>,
  )

test("an empty field says what it inherits, and becomes its own value in basis points", async () => {
  show(null)
  screen.getByText("Inherited: 30%")
  await userEvent.type(screen.getByLabelText("Margin in %"), "42.5")
  expect(values()).toEqual({ marginBps: 4_250 })
  expect(screen.queryByText("Inherited: 30%")).toBeNull()
})

test("an own value goes back to the inherited one", async () => {
  show(1_000)
  expect(screen.getByLabelText("Margin in %")).toHaveValue(10)
  await userEvent.click(screen.getByRole("button", { name: "Margin: back to inherited" }))
  expect(values()).toEqual({ marginBps: null })
  expect(screen.getByLabelText("Margin in %")).toHaveValue(null)
  screen.getByText("Inherited: 30%")
})
