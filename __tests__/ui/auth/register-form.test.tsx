import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { enter } from "@/components/features/auth/enter"
import { RegisterForm } from "@/components/features/auth/register-form"
import { signInWith } from "@/components/features/auth/sign-in"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { messages, text } from "./form-texts"

jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))
jest.mock("@/components/features/auth/sign-in", () => ({
  signInWith: jest.fn(),
  prepareSignIn: jest.fn().mockResolvedValue(undefined),
}))
jest.mock("@/components/features/auth/enter", () => ({ enter: jest.fn() }))

const taken = "This email is already in use."
const email = () => screen.getByLabelText("E-mail")

async function fillIn(password = "a-long-password") {
  render(<RegisterForm text={text} messages={messages} shortestPassword={8} landing="/" />)
  await userEvent.type(screen.getByLabelText("Username"), "ada")
  await userEvent.type(email(), "ada@b.example")
  await userEvent.type(screen.getByLabelText("Password"), password)
}
const accept = () => userEvent.click(screen.getByLabelText(text.terms))
const submit = () => userEvent.click(screen.getByRole("button", { name: text.register }))

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(call).mockResolvedValue({ user: {}, accessToken: "" } as never)
  jest.mocked(signInWith).mockResolvedValue(undefined)
})

test("registering signs in at once", async () => {
  await fillIn()
  await accept()
  await submit()
  expect(jest.mocked(call).mock.calls[0]?.[1]).toEqual({
    body: { username: "ada", email: "ada@b.example", password: "a-long-password" },
  })
  expect(signInWith).toHaveBeenCalledWith("ada@b.example", "a-long-password")
  expect(enter).toHaveBeenCalledWith("/", "first")
})

test("an e-mail in use shows an error under it, which disappears on typing", async () => {
  jest.mocked(call).mockResolvedValue({ error: { email: taken, username: null } } as never)
  await fillIn()
  await accept()
  await submit()
  expect(email()).toHaveAccessibleDescription(taken)
  expect(email()).toHaveFocus()
  expect(screen.getByLabelText("Username")).toBeValid()
  await userEvent.type(email(), "x")
  expect(screen.queryByText(taken)).not.toBeInTheDocument()
  expect(signInWith).not.toHaveBeenCalled()
})

test("a field rejected by the server shows its message", async () => {
  const refusal = new CallError(422, "invalid", "", { password: ["This password is too easy to guess."] })
  jest.mocked(call).mockRejectedValue(refusal)
  await fillIn("aaaaaaaa")
  await accept()
  await submit()
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("This password is too easy to guess.")
})

test("terms and minimum password length are checked without a request", async () => {
  await fillIn("short")
  await submit()
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(messages.tooShort)
  expect(screen.getByLabelText(text.terms)).toHaveAccessibleDescription(messages.acceptTerms)
  expect(call).not.toHaveBeenCalled()
})

test("without a connection the form keeps its values and says so", async () => {
  jest.mocked(call).mockRejectedValue(new CallError(0, "offline", ""))
  await fillIn()
  await accept()
  await submit()
  expect(screen.getByText(text.offline)).toBeVisible()
  expect(email()).toHaveValue("ada@b.example")
})
