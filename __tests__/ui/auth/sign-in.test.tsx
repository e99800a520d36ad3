const getCsrfToken = jest.fn()
const signIn = jest.fn()
jest.mock("next-auth/react", () => ({ getCsrfToken, signIn }))

/** A fresh module each time, because it caches that it is ready. */
async function load() {
  jest.resetModules()
  return import("@/components/features/auth/sign-in")
}

const success = { ok: true, status: 200, error: null, url: "http://localhost/" }
const csrf = { ok: true, status: 200, error: null, url: "http://localhost/api/auth/signin?csrf=true" }

beforeEach(() => {
  jest.clearAllMocks()
  getCsrfToken.mockResolvedValue("token")
  signIn.mockResolvedValue(success)
})

test("the right password signs in, with the CSRF token", async () => {
  const { signInWith } = await load()
  let arrive: (token: string) => void = () => {}
  getCsrfToken.mockReturnValue(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  const response = signInWith("a@b.example", "secret")
  await Promise.resolve()
  expect(signIn).not.toHaveBeenCalled()
  arrive("token")
  await expect(response).resolves.toBeUndefined()
  expect(signIn).toHaveBeenCalledWith("credentials", { email: "a@b.example", password: "secret", redirect: false })
})

test.each([
  ["invalid", "invalid"],
  ["rate_limited", "rate_limited"],
  ["internal", "refused"],
  ["CredentialsSignin", "refused"],
])("the response %s means %s", async (error, reason) => {
  const { signInWith } = await load()
  signIn.mockResolvedValue({ ok: false, status: 401, error, url: null })
  await expect(signInWith("a@b.example", "x")).resolves.toBe(reason)
  expect(signIn).toHaveBeenCalledTimes(1)
})

test("csrf=true in a 200 is a failure and is retried once", async () => {
  const { signInWith } = await load()
  signIn.mockResolvedValueOnce(csrf)
  await expect(signInWith("a@b.example", "x")).resolves.toBeUndefined()
  expect(signIn).toHaveBeenCalledTimes(2)
  expect(getCsrfToken).toHaveBeenCalledTimes(2)
})

test("csrf=true twice is reported as a failure", async () => {
  const { signInWith } = await load()
  signIn.mockResolvedValue(csrf)
  await expect(signInWith("a@b.example", "x")).resolves.toBe("refused")
  expect(signIn).toHaveBeenCalledTimes(2)
})

test("a missing response differs from a rejection, and the next attempt starts again", async () => {
  const { signInWith } = await load()
  getCsrfToken.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  await expect(signInWith("a@b.example", "x")).resolves.toBe("offline")
  await expect(signInWith("a@b.example", "x")).resolves.toBeUndefined()
})
