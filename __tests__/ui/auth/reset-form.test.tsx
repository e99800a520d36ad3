import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { enter } from "@/components/features/auth/enter"
import { ResetForm } from "@/components/features/auth/reset-form"
import { signInWith } from "@/components/features/auth/sign-in"
import { call } from "@/lib/core/client/call"
import { messages, text } from "./form-texts"

jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))
jest.mock("@/components/features/auth/sign-in", () => ({
  signInWith: jest.fn(),
  prepareSignIn: jest.fn().mockResolvedValue(undefined),
}))
jest.mock("@/components/features/auth/enter", () => ({ enter: jest.fn() }))

async function fillIn(password: string, confirmation: string) {
  render(<ResetForm text={text} messages={messages} token="t" email="ada@b.example" shortestPassword={8} landing="/" />)
  await userEvent.type(screen.getByLabelText(text.newPassword), password)
  await userEvent.type(screen.getByLabelText(text.confirmation), `${confirmation}{Enter}`)
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(call).mockResolvedValue({ email: "ada@b.example" } as never)
  jest.mocked(signInWith).mockResolvedValue(undefined)
})

test("a new password, repeated, is saved and signs in", async () => {
  await fillIn("a-long-password", "a-long-password")
  expect(jest.mocked(call).mock.calls[0]?.[1]).toEqual({ body: { token: "t", password: "a-long-password" } })
  expect(signInWith).toHaveBeenCalledWith("ada@b.example", "a-long-password")
  expect(enter).toHaveBeenCalledWith("/", "back")
})

test("a different repetition is rejected at once", async () => {
  await fillIn("a-long-password", "a-long-passwort")
  expect(screen.getByLabelText(text.confirmation)).toHaveAccessibleDescription(messages.passwordMismatch)
  expect(call).not.toHaveBeenCalled()
})
