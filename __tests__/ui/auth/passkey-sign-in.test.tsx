import { render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { enter } from "@/components/features/auth/enter"
import { PasskeySignIn } from "@/components/features/auth/passkey-sign-in"
import { signInByAssertion } from "@/components/features/auth/sign-in"
import { answerWithPasskey, PasskeyError, suggestsPasskeys } from "@/components/features/passkeys/web-authn"
import { text } from "./form-texts"

jest.mock("@/components/features/auth/sign-in", () => ({ signInByAssertion: jest.fn() }))
jest.mock("@/components/features/auth/enter", () => ({ enter: jest.fn() }))
jest.mock("@/components/features/passkeys/web-authn", () => ({
  ...jest.requireActual("@/components/features/passkeys/web-authn"),
  suggestsPasskeys: jest.fn(),
  stopSuggesting: jest.fn(),
  answerWithPasskey: jest.fn(),
}))

const options = { challenge: "abc" }
const assertion = { id: "mine" }
let status: number
const press = () => userEvent.click(screen.getByRole("button", { name: text.passkey }))

beforeEach(() => {
  jest.clearAllMocks()
  status = 200
  jest.mocked(suggestsPasskeys).mockResolvedValue(false)
  jest.mocked(answerWithPasskey).mockResolvedValue(assertion as never)
  jest.mocked(signInByAssertion).mockResolvedValue(undefined)
  global.fetch = jest.fn(async () => ({ ok: status === 200, status, json: async () => options })) as never
})
const show = () => render(<PasskeySignIn text={text} landing="/there" />)

test("the button signs in with what the passkey answered", async () => {
  show()
  expect(fetch).not.toHaveBeenCalled()
  await press()
  expect(answerWithPasskey).toHaveBeenCalledWith(options)
  expect(signInByAssertion).toHaveBeenCalledWith(assertion)
  expect(enter).toHaveBeenCalledWith("/there", "back")
})

test.each([
  ["cancelled", text.passkeyCancelled],
  ["unsupported", text.passkeyUnsupported],
  ["failed", text.passkeyFailed],
] as const)("a passkey that is %s is explained, and the button works again", async (problem, sentence) => {
  jest.mocked(answerWithPasskey).mockRejectedValueOnce(new PasskeyError(problem))
  show()
  await press()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(enter).not.toHaveBeenCalled()
  await press()
  expect(enter).toHaveBeenCalled()
})

test("a rejected passkey, too many attempts and a missing connection are explained", async () => {
  show()
  jest.mocked(signInByAssertion).mockResolvedValueOnce("invalid")
  await press()
  expect(await screen.findByText(text.passkeyInvalid)).toBeVisible()
  status = 429
  await press()
  expect(await screen.findByText(text.rate_limited)).toBeVisible()
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError("offline"))
  await press()
  expect(await screen.findByText(text.offline)).toBeVisible()
})

test("where the browser can, the e-mail field suggests passkeys at once; an unanswered suggestion shows nothing", async () => {
  jest.mocked(suggestsPasskeys).mockResolvedValue(true)
  jest.mocked(answerWithPasskey).mockRejectedValueOnce(new PasskeyError("cancelled"))
  const { unmount } = show()
  await waitFor(() => expect(answerWithPasskey).toHaveBeenCalledWith(options, true))
  expect(signInByAssertion).not.toHaveBeenCalled()
  unmount()
  show()
  await waitFor(() => expect(enter).toHaveBeenCalledWith("/there", "back"))
  expect(signInByAssertion).toHaveBeenCalledWith(assertion)
  expect(screen.queryByText(text.passkeyCancelled)).toBeNull()
})
