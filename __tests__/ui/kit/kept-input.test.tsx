/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import * as z from "zod"
import { Form } from "@/components/form/form"
import { PasswordField } from "@/components/form/password-field"
import { TextField } from "@/components/form/text-field"
import { claimPersonal, closePersonal, forgetPersonal } from "@/lib/core/client/personal-storage"
import { InEnglish } from "./kit"

jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }))

const schema = z.object({ name: z.string().min(1), note: z.string(), password: z.string(), number: z.string() })
const empty = { name: "", note: "", password: "", number: "" }
const ada = "ada@example.org"

const stored = () => JSON.stringify({ ...sessionStorage })
/** Waits for the promise of the page's user. */
const settle = () => act(async () => {})

async function open(defaults = empty, onSubmit: () => Promise<void> = async () => {}) {
  const { unmount } = render(
    <Form schema={async () => schema} defaultValues={defaults} submitLabel="Save" onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <TextField name="number" label="Number" autoComplete="cc-number" />
    </Form>,
    { wrapper: InEnglish },
  )
  await settle()
  return unmount
}

const field = (label: string) => screen.getByLabelText(label, { selector: "input" })
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

/** Loads the page again: React doesn't unmount then, so the stored input is put back after it. */
async function reload(unmount: () => void, defaults = empty) {
  fireEvent(window, new Event("pagehide"))
  const before = { ...sessionStorage }
  unmount()
  for (const [key, value] of Object.entries(before)) sessionStorage.setItem(key, value)
  return open(defaults)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  claimPersonal(ada)
})

test("the input is back after a reload, without passwords and card numbers, and can be discarded", async () => {
  const unmount = await open()
  type("Name", "Half a contract")
  type("Password", "hunter2!")
  type("Number", "4242424242424242")
  await reload(unmount)
  expect(field("Name")).toHaveValue("Half a contract")
  expect([field("Password"), field("Number")].map((input) => (input as HTMLInputElement).value)).toEqual(["", ""])
  for (const secret of ["hunter2!", "4242"]) expect(stored()).not.toContain(secret)
  expect(screen.getByRole("alert")).toHaveTextContent("What you had typed was restored.")

  fireEvent.click(screen.getByRole("button", { name: "Discard" }))
  expect(field("Name")).toHaveValue("")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  expect(stored()).not.toContain("Half a contract")
})

test("nothing is stored after saving", async () => {
  const unmount = await open()
  type("Name", "Saved")
  fireEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy", "true"))
  await settle()
  await reload(unmount)
  expect(field("Name")).toHaveValue("")
  expect(stored()).toBe("{}")
})

test("a form that was left within the app is empty the next time", async () => {
  const unmount = await open()
  type("Name", "Thrown away")
  fireEvent(window, new Event("pagehide"))
  expect(stored()).toContain("Thrown away")
  unmount()
  expect(stored()).toBe("{}")
})

test("another record's form, or one that has changed since, gets nothing", async () => {
  const unmount = await open()
  type("Name", "For the first")
  await reload(unmount, { ...empty, note: "Another record" })
  expect(field("Name")).toHaveValue("")
})

test("another user's form gets nothing, and signing out, in any tab, leaves nothing", async () => {
  const unmount = await open()
  type("Name", "Ada's own")
  fireEvent(window, new Event("pagehide"))
  const [key = "", value = ""] = Object.entries({ ...sessionStorage })[0] as [string, string]
  unmount()
  sessionStorage.setItem(key, value)
  claimPersonal("tomas@example.org")
  expect(stored()).toBe("{}")
  claimPersonal(ada)
  sessionStorage.setItem(key, value)
  closePersonal()
  expect(stored()).not.toBe("{}")
  localStorage.removeItem("cornerledger:owner")
  closePersonal()
  expect(stored()).toBe("{}")
  sessionStorage.setItem(key, value)
  forgetPersonal()
  expect(stored()).toBe("{}")
})
