import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import * as z from "zod"
import { Form } from "@/components/form/form"
import { MaskedField } from "@/components/form/masked-field"
import { cardMask, cvcMask, expiryMask } from "@/components/ui/masks"
import { InEnglish } from "./kit"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const schema = z.object({ number: z.string(), expiry: z.string(), cvc: z.string() })

function show() {
  const onSubmit = jest.fn(async (_: z.output<typeof schema>) => undefined)
  render(
    <Form
      schema={async () => schema}
      defaultValues={{ number: "", expiry: "", cvc: "" }}
      submitLabel="Pay"
      onSubmit={onSubmit}
    >
      <MaskedField name="number" label="Number" mask={cardMask} autoComplete="cc-number" />
      <MaskedField name="expiry" label="Expires" mask={expiryMask} />
      <MaskedField name="cvc" label="Code" mask={cvcMask} />
    </Form>,
    { wrapper: InEnglish },
  )
  return onSubmit
}

/** Focuses the field and waits for the mask, which loads separately. */
async function enter(label: string, write: (box: HTMLElement) => Promise<unknown>, shown: string): Promise<void> {
  const box = screen.getByLabelText(label)
  await userEvent.click(box)
  await write(box)
  await waitFor(() => expect(box).toHaveValue(shown))
}

test("typed text is formatted, and the form submits it like that", async () => {
  const onSubmit = show()
  expect(screen.getByLabelText("Number")).toHaveAttribute("autocomplete", "cc-number")
  await enter("Number", (box) => userEvent.type(box, "4242424242424242"), "4242 4242 4242 4242")
  await enter("Expires", (box) => userEvent.type(box, "1249"), "12/49")
  await enter("Code", (box) => userEvent.type(box, "12a3"), "123")
  await userEvent.click(screen.getByRole("button", { name: "Pay" }))
  const sent = { number: "4242 4242 4242 4242", expiry: "12/49", cvc: "123" }
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(sent, expect.anything()))
})

test("pasted text is formatted too", async () => {
  show()
  await enter("Number", () => userEvent.paste("4000-0000-0000-0002"), "4000 0000 0000 0002")
  await enter("Expires", () => userEvent.paste("1/2049"), "01/49")
  await userEvent.clear(screen.getByLabelText("Expires"))
  await enter("Expires", (box) => userEvent.type(box, "1/49"), "01/49")
  await userEvent.clear(screen.getByLabelText("Expires"))
  await enter("Expires", (box) => userEvent.type(box, "949"), "09/49")
})
