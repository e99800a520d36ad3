import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { enter } from "@/components/features/auth/enter"
import { LoginForm } from "@/components/features/auth/login-form"
import { signInWith } from "@/components/features/auth/sign-in"
import { messages, text } from "./form-texts"

jest.mock("@/components/features/auth/sign-in", () => ({
  signInWith: jest.fn(),
  prepareSignIn: jest.fn().mockResolvedValue(undefined),
}))
jest.mock("@/components/features/auth/enter", () => ({ enter: jest.fn() }))

const wrongPair = "Email or Password is Invalid"
const show = (demo = false) =>
  render(
    <LoginForm text={text} messages={messages} wrongPair={wrongPair} landing="/there" demo={demo} forgotLink={null} />,
  )
const email = () => screen.getByLabelText<HTMLInputElement>("E-mail")
const password = () => screen.getByLabelText<HTMLInputElement>("Password")
const submit = () => userEvent.click(screen.getByRole("button", { name: "Sign in" }))

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  jest.mocked(signInWith).mockResolvedValue(undefined)
})

test("the right password signs in", async () => {
  show()
  await userEvent.type(email(), " a@b.example ")
  await userEvent.type(password(), "secret{Enter}")
  expect(signInWith).toHaveBeenCalledWith("a@b.example", "secret")
  expect(enter).toHaveBeenCalledWith("/there", "back")
  expect(localStorage.length).toBe(0)
})

test("a wrong password shows an error at the e-mail, which gets the focus", async () => {
  jest.mocked(signInWith).mockResolvedValue("invalid")
  show()
  await userEvent.type(email(), "a@b.example")
  await userEvent.type(password(), "wrong")
  await submit()
  expect(email()).toHaveAccessibleDescription(wrongPair)
  expect(email()).toBeInvalid()
  expect(email()).toHaveFocus()
  expect(password()).toHaveValue("wrong")
  expect(enter).not.toHaveBeenCalled()
})

test("too many attempts show a wait message", async () => {
  jest.mocked(signInWith).mockResolvedValue("rate_limited")
  show()
  await userEvent.type(email(), "a@b.example")
  await userEvent.type(password(), "wrong")
  await submit()
  expect(screen.getByText(text.rate_limited)).toBeVisible()
})

test("empty fields show errors without a request", async () => {
  show()
  await submit()
  expect(email()).toHaveAccessibleDescription(messages.required)
  expect(password()).toHaveAccessibleDescription(messages.required)
  expect(signInWith).not.toHaveBeenCalled()
})

test("only the e-mail is remembered, and only on request", async () => {
  const { unmount } = show()
  await userEvent.type(email(), "a@b.example")
  await userEvent.type(password(), "secret")
  await userEvent.click(screen.getByLabelText("Remember my e-mail address"))
  await submit()
  expect(Object.values({ ...localStorage })).toEqual(["a@b.example"])
  unmount()
  show()
  expect(email()).toHaveValue("a@b.example")
  expect(password()).toHaveValue("")
})

test("a demo account fills the form", async () => {
  show(true)
  await userEvent.click(screen.getByRole("button", { name: /Client/ }))
  expect(email()).toHaveValue("client@demo.com")
  expect(password()).toHaveValue("client")
})

test("without demo data no account is offered", () => {
  show()
  expect(screen.queryByText(/demo/)).not.toBeInTheDocument()
})

test("the eye shows the password and hides it again", async () => {
  show()
  await userEvent.click(screen.getByRole("button", { name: "Show password" }))
  expect(password()).toHaveAttribute("type", "text")
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }))
  expect(password()).toHaveAttribute("type", "password")
})
