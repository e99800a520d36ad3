import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { NextIntlClientProvider } from "next-intl"
import ConfirmSignInDialog from "@/components/features/account/confirm-sign-in-dialog"
import { confirmWithPasskey } from "@/components/features/account/confirm-with-passkey"
import { PasskeyError, supportsPasskeys } from "@/components/features/passkeys/web-authn"
import { call } from "@/lib/core/client/call"
import { CallError } from "@/lib/core/client/call-error"
import shell from "@/messages/en/shell.json"
import ui from "@/messages/en/ui.json"

jest.mock("@/lib/core/client/call", () => ({ call: jest.fn() }))
jest.mock("@/components/features/account/confirm-with-passkey", () => ({ confirmWithPasskey: jest.fn() }))
jest.mock("@/components/features/passkeys/web-authn", () => ({
  ...jest.requireActual("@/components/features/passkeys/web-authn"),
  supportsPasskeys: jest.fn(),
}))

const { confirm } = shell
const onClose = jest.fn()
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }))

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(supportsPasskeys).mockReturnValue(true)
})
const show = (by: "password" | "code" | "passkey", passkey: boolean) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ shell, ui }}>
      <ConfirmSignInDialog by={by} passkey={passkey} onClose={onClose} />
    </NextIntlClientProvider>,
  )

test("a passkey is asked for first, and a code can be used instead", async () => {
  show("code", true)
  expect(await screen.findByText(confirm.passkeyText)).toBeVisible()
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  await press(confirm.codeInstead)
  await userEvent.type(screen.getByLabelText(/^Code/), "123456{Enter}")
  expect(call).toHaveBeenCalledWith(expect.anything(), { body: { code: "123456" } })
  expect(confirmWithPasskey).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledWith(true)
})

test("with a passkey only, nothing else is offered; a cancelled prompt can be repeated", async () => {
  jest.mocked(confirmWithPasskey).mockRejectedValueOnce(new PasskeyError("cancelled"))
  show("passkey", true)
  await press(confirm.usePasskey)
  expect(await screen.findByText(confirm.passkeyCancelled)).toBeVisible()
  expect(screen.queryByRole("button", { name: confirm.codeInstead })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await press(confirm.usePasskey)
  expect(onClose).toHaveBeenCalledWith(true)
})

test("the server's refusal of a passkey is shown", async () => {
  jest
    .mocked(confirmWithPasskey)
    .mockRejectedValueOnce(new CallError(422, "invalid", "", { passkey: ["This passkey was not accepted."] }))
  show("passkey", true)
  await press(confirm.usePasskey)
  expect(await screen.findByText("This passkey was not accepted.")).toBeVisible()
})

test("a browser without passkeys asks for the code, or says where to go on", async () => {
  jest.mocked(supportsPasskeys).mockReturnValue(false)
  const { unmount } = show("code", true)
  expect(await screen.findByLabelText(/^Code/)).toBeVisible()
  unmount()
  show("passkey", true)
  expect(await screen.findByText(confirm.passkeyUnsupported)).toBeVisible()
})
