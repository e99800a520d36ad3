/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import * as z from "zod"
import { Form } from "@/components/form/form"
import { TextField } from "@/components/form/text-field"
import { CallError } from "@/lib/core/client/call-error"
import { InEnglish } from "./kit"

const push = jest.fn()
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }))

const schema = z.object({ name: z.string().trim().min(1), email: z.email() })
type Values = z.output<typeof schema>

function show(onSubmit: (values: Values) => Promise<void>) {
  render(
    <Form schema={async () => schema} defaultValues={{ name: "", email: "" }} submitLabel="Save" onSubmit={onSubmit}>
      <TextField name="name" label="Name" required />
      <TextField name="email" label="E-mail" help="We keep it to ourselves." />
      <a href="/elsewhere">Elsewhere</a>
    </Form>,
    { wrapper: InEnglish },
  )
  return { name: screen.getByLabelText(/Name/), email: screen.getByLabelText("E-mail") }
}

async function fill(user: ReturnType<typeof userEvent.setup>, { name, email }: ReturnType<typeof show>) {
  await user.type(name, " Ada ")
  await user.type(email, "ada@example.com")
}

test("the first invalid field gets the focus; messages are at their fields in the reader's language", async () => {
  const user = userEvent.setup()
  const onSubmit = jest.fn()
  const { name, email } = show(onSubmit)
  expect(email).toHaveAccessibleDescription("We keep it to ourselves.")
  await user.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(name).toHaveFocus())
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription("This field is required.")
  expect(email).toHaveAccessibleDescription(/Enter an e-mail address/)
  expect(onSubmit).not.toHaveBeenCalled()
})

test("Enter submits the values parsed by the schema", async () => {
  const user = userEvent.setup()
  const onSubmit = jest.fn(async () => {})
  await fill(user, show(onSubmit))
  await user.keyboard("{Enter}")
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit).toHaveBeenCalledWith({ name: "Ada", email: "ada@example.com" }, expect.anything())
})

test("the server's messages appear at their field, others above; the input is kept", async () => {
  const user = userEvent.setup()
  const fields = { "user.email": ["This email is already in use."], plan: ["No such plan."] }
  const form = show(async () => {
    throw new CallError(422, "invalid", "", fields)
  })
  await fill(user, form)
  await user.keyboard("{Enter}")
  await waitFor(() => expect(form.email).toHaveAccessibleDescription("This email is already in use."))
  expect(form.email).toHaveFocus()
  expect(form.email).toHaveValue("ada@example.com")
  expect(screen.getByRole("alert")).toHaveTextContent("No such plan.")
  await user.type(form.email, "x")
  await waitFor(() => expect(form.email).toBeValid())
})

test("without a connection the form says so and keeps its values", async () => {
  const user = userEvent.setup()
  const form = show(async () => {
    throw new CallError(0, "offline", "")
  })
  await fill(user, form)
  await user.keyboard("{Enter}")
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "You’re offline. Your entries are still here. Try again later.",
  )
  expect(form.name).toHaveValue(" Ada ")
})

test("two quick submits send once, and the button is busy until the response", async () => {
  const user = userEvent.setup()
  let response = () => {}
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (response = resolve)))
  const form = show(onSubmit)
  await fill(user, form)
  const element = form.name.closest("form") as HTMLFormElement
  fireEvent.submit(element)
  fireEvent.submit(element)
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "true"))
  await user.click(screen.getByRole("button", { name: "Save" }))
  await act(async () => response())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test("following a link asks first if there are unsaved changes", async () => {
  const user = userEvent.setup()
  const form = show(async () => {})
  await user.type(form.name, "A")
  await user.click(screen.getByRole("link", { name: "Elsewhere" }))
  await user.click(await screen.findByRole("button", { name: "Keep editing" }))
  expect(push).not.toHaveBeenCalled()
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument())
  await user.click(screen.getByRole("link", { name: "Elsewhere" }))
  await user.click(await screen.findByRole("button", { name: "Leave" }))
  expect(push).toHaveBeenCalledWith("/elsewhere")
})

test("a form whose validation can't be loaded says so, and can be sent later", async () => {
  const user = userEvent.setup()
  const onSubmit = jest.fn(async () => {})
  let isOnline = false
  const load = async () => {
    if (isOnline) return z.object({ name: z.string() })
    throw new Error("Failed to load chunk")
  }
  render(
    <Form schema={load} defaultValues={{ name: "" }} submitLabel="Save" onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
    </Form>,
    { wrapper: InEnglish },
  )
  await user.type(screen.getByLabelText("Name"), "Ada{Enter}")
  expect(await screen.findByText(/You’re offline/)).toBeInTheDocument()
  expect(screen.getByLabelText("Name")).toHaveValue("Ada")
  isOnline = true
  await user.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: "Ada" }, expect.anything()))
})
