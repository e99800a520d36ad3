import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import * as z from "zod"
import { PhotoField } from "@/components/cash/photo-field"
import { Form } from "@/components/form/form"
import { CallError } from "@/lib/core/client/call-error"
import cash from "@/messages/en/cash.json"
import errors from "@/messages/en/errors.json"
import ui from "@/messages/en/ui.json"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const schema = async () => z.object({ photo: z.string() })
const file = new File(["x"], "bag.png", { type: "image/png" })
const address = "/api/files/7e9cbe0a-0000-4000-8000-000000000001"

function show(
  upload: (file: Blob) => Promise<string>,
  submit: (values: object) => Promise<void> = async () => undefined,
) {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ cash, errors, ui }}>
      <Form schema={schema} defaultValues={{ photo: "" }} submitLabel="Seal" onSubmit={submit}>
        <PhotoField name="photo" label="Photo" upload={upload} />
      </Form>
    </NextIntlClientProvider>,
  )
  return container
}

test("a photo whose upload fails stays, and is uploaded at another attempt", async () => {
  let isOffline = true
  const container = show(async () => {
    if (isOffline) throw new CallError(0, "offline", "")
    return address
  })
  await userEvent.upload(container.querySelector("input[capture]") as HTMLInputElement, file)
  await screen.findByText("The photo is not uploaded yet.")
  isOffline = false
  await userEvent.click(screen.getByRole("button", { name: "Upload it again" }))
  expect((await screen.findByRole("img", { name: "Photo" })).getAttribute("src")).toBe(address)
})

test("a photo survives a submit that is refused, whose error is at its field", async () => {
  const container = show(
    async () => address,
    async () => {
      throw new CallError(422, "validation", "", { photo: ["Upload this photo yourself, and try again."] })
    },
  )
  await userEvent.upload(container.querySelector("input[type=file]:not([capture])") as HTMLInputElement, file)
  await screen.findByRole("img", { name: "Photo" })
  await userEvent.click(screen.getByRole("button", { name: "Seal" }))
  await screen.findByText("Upload this photo yourself, and try again.")
  expect(screen.getByRole("img", { name: "Photo" }).getAttribute("src")).toBe(address)
})

test("the camera of a phone takes the photo", () => {
  const camera = show(async () => address).querySelector("input[capture]")
  expect([camera?.getAttribute("capture"), camera?.getAttribute("accept")]).toEqual([
    "environment",
    "image/png,image/jpeg,image/webp,image/gif",
  ])
  expect(camera?.closest("label")?.textContent).toBe("Take a photo")
})
