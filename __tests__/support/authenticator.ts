import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"

// A passkey provider in software: one P-256 key, attestation "none", and assertions, as in WebAuthn level 3.

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

const head = (major: number, n: number): number[] => {
  if (n < 24) return [(major << 5) | n]
  return n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255]
}

/** Encodes the subset of CBOR that an attestation needs. */
function cbor(value: Cbor): number[] {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === "string") return [...head(3, Buffer.byteLength(value)), ...Buffer.from(value)]
  if (value instanceof Uint8Array) return [...head(2, value.length), ...value]
  return [...head(5, value.size), ...[...value].flatMap(([key, entry]) => [...cbor(key), ...cbor(entry)])]
}

const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest()
const base64url = (content: Uint8Array | string) => Buffer.from(content).toString("base64url")

/** Wrong values for a response. */
export interface Wrong {
  origin?: string
  rpId?: string
  challenge?: string
  counter?: number
  userVerified?: boolean
  userHandle?: string
  /** Signs with another key. */
  forged?: true
}

// biome-ignore lint/suspicious/noExplicitAny: options are the parsed JSON of an endpoint
type Options = any

/** Creates an authenticator with one credential. `counts` is false for those that always report 0, as most passkeys do. */
export function newAuthenticator({ counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const other = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey
  const id = randomBytes(32)
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, "base64url"))
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, bytes(x)],
    [-3, bytes(y)],
  ])
  let counter = 0
  let handle: string | undefined

  const clientData = (type: string, options: Options, { challenge, origin = "http://localhost:3000" }: Wrong) =>
    JSON.stringify({ type, challenge: challenge ?? options.challenge, origin, crossOrigin: false })

  function authenticatorData(wrong: Wrong, more: number[] = []) {
    const { rpId = "localhost", userVerified = true } = wrong
    if (counts) counter++
    const flags = 0x01 | (userVerified ? 0x04 : 0) | (more.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(wrong.counter ?? counter)
    return Buffer.from([...sha256(rpId), flags, ...count, ...more])
  }

  return {
    /** Answers registration options. */
    create(options: Options, wrong: Wrong = {}) {
      handle = options.user.id
      const attested = [...Buffer.alloc(16), id.length >> 8, id.length & 255, ...id, ...cbor(cose)]
      const authData = new Uint8Array(authenticatorData(wrong, attested))
      const attestationObject = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ])
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options, wrong)),
          attestationObject: base64url(Uint8Array.from(cbor(attestationObject))),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      }
    },

    /** Answers sign-in or confirmation options. */
    get(options: Options, wrong: Wrong = {}) {
      const client = clientData("webauthn.get", options, wrong)
      const authData = authenticatorData(wrong)
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), wrong.forged ? other : privateKey)
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: wrong.userHandle ?? handle,
        },
        clientExtensionResults: {},
      }
    },
  }
}
export type Authenticator = ReturnType<typeof newAuthenticator>
