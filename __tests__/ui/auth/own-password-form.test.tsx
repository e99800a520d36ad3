import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { OwnPasswordForm } from "@/components/features/auth/own-password-form"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import { messages, text } from "./form-texts"

jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))

test("a user with a second factor is sent to where it can confirm, and keeps what was typed", async () => {
  jest.mocked(call).mockRejectedValueOnce(new CallError(403, "confirmation_required", "Confirm your identity."))
  const elsewhere = <a href="/there">In the settings</a>
  render(
    <OwnPasswordForm text={text} messages={messages} email="a@b.example" shortestPassword={8} elsewhere={elsewhere} />,
  )
  await userEvent.type(screen.getByLabelText(text.currentPassword), "the old one")
  await userEvent.type(screen.getByLabelText(text.newPassword), "quite another 5")
  await userEvent.type(screen.getByLabelText(text.confirmation), "quite another 5{Enter}")
  expect(await screen.findByRole("link", { name: "In the settings" })).toBeVisible()
  expect(screen.getByLabelText(text.newPassword)).toHaveValue("quite another 5")
  expect(screen.queryByText(text.changed)).toBeNull()
})
