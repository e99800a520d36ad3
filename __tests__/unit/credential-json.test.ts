import { credentialJson, parseOptions } from "@/components/features/passkeys/credential-json"

const bytes = Uint8Array.from([0, 62, 63, 255, 254, 251])
const text = Buffer.from(bytes).toString("base64url")
const credential = { id: text, rawId: bytes.buffer, type: "public-key" }

test("the server's options reach the browser with buffers, and everything else unchanged", () => {
  const descriptor = { id: text, type: "public-key", transports: ["internal"] }
  const { challenge, user, allowCredentials, excludeCredentials, ...rest } = parseOptions<{
    challenge: ArrayBuffer
    user: { id: ArrayBuffer }
    allowCredentials: object[]
    excludeCredentials: object[]
  }>({
    challenge: text,
    user: { id: text, name: "ada" },
    allowCredentials: [],
    excludeCredentials: [descriptor],
    timeout: 60,
  })
  expect(new Uint8Array(challenge)).toEqual(bytes)
  expect(user).toEqual({ id: bytes.buffer, name: "ada" })
  expect([allowCredentials, excludeCredentials]).toEqual([[], [{ ...descriptor, id: bytes.buffer }]])
  expect(rest).toEqual({ timeout: 60 })
})

test("a new passkey and a signature are sent as base64url, without what they lack", () => {
  const created = { clientDataJSON: bytes.buffer, attestationObject: bytes.buffer, getTransports: () => ["usb"] }
  expect(credentialJson({ ...credential, response: created } as never)).toEqual({
    ...credential,
    rawId: text,
    response: { clientDataJSON: text, attestationObject: text, transports: ["usb"] },
  })
  const signed = { clientDataJSON: bytes.buffer, authenticatorData: bytes.buffer, signature: bytes.buffer }
  expect(credentialJson({ ...credential, response: { ...signed, userHandle: null } } as never).response).toEqual({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
  })
})
