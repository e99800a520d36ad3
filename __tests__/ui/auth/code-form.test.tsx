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

/** Signs in up to the second step. */
async function pastThePassword() {
  jest.mocked(signInWith).mockResolvedValueOnce("two_step_required")
  render(
    <LoginForm text={text} messages={messages} wrongPair={wrongPair} landing="/there" demo={false} forgotLink={null} />,
  )
  await userEvent.type(screen.getByLabelText("E-mail"), "a@b.example")
  await userEvent.type(screen.getByLabelText("Password"), "secret{Enter}")
  return screen.findByLabelText<HTMLInputElement>("Code", undefined, { timeout: 10_000 })
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(signInWith).mockReset()
  localStorage.clear()
})

test("the second step has the focus, and six digits submit it with e-mail and password", async () => {
  const code = await pastThePassword()
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute("autocomplete", "one-time-code")
  expect(screen.getByLabelText("Password")).not.toBeVisible()
  await userEvent.type(code, "492 039")
  expect(signInWith).toHaveBeenLastCalledWith("a@b.example", "secret", "492 039")
  expect(enter).toHaveBeenCalledWith("/there", "back")
})

test("a wrong code shows an error at the field, which is cleared", async () => {
  const code = await pastThePassword()
  jest.mocked(signInWith).mockResolvedValueOnce("two_step_invalid")
  await userEvent.type(code, "000000")
  expect(code).toHaveAccessibleDescription(text.two_step_invalid)
  expect(code).toHaveValue("")
  expect(code).toHaveFocus()
  expect(enter).not.toHaveBeenCalled()
})

test("a recovery code is only submitted by the button", async () => {
  await pastThePassword()
  await userEvent.click(screen.getByRole("button", { name: text.useRecovery }))
  const field = screen.getByLabelText("Recovery code")
  expect(field).toHaveFocus()
  await userEvent.type(field, "1234567890abcdef")
  expect(signInWith).toHaveBeenCalledTimes(1)
  await userEvent.type(field, "{Enter}")
  expect(signInWith).toHaveBeenLastCalledWith("a@b.example", "secret", "1234567890abcdef")
})

test("too many attempts show a wait message; a password that has changed leads back to its form", async () => {
  const code = await pastThePassword()
  jest.mocked(signInWith).mockResolvedValueOnce("rate_limited")
  await userEvent.type(code, "111111")
  expect(screen.getByText(text.rate_limited)).toBeVisible()
  jest.mocked(signInWith).mockResolvedValueOnce("invalid")
  await userEvent.clear(code)
  await userEvent.type(code, "222222")
  expect(screen.getByLabelText("E-mail")).toHaveAccessibleDescription(wrongPair)
  expect(screen.getByLabelText("Password")).toBeVisible()
})
