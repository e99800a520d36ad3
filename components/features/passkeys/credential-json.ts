// The browser's own `toJSON` fails on credentials of some password managers, so this reads their fields instead.

type Fields = Record<string, unknown>

function toBuffer(text: string): ArrayBuffer {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer
}

const toText = (buffer: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "")

interface OptionsJson {
  challenge: string
  user?: Fields & { id: string }
  excludeCredentials?: (Fields & { id: string })[]
  allowCredentials?: (Fields & { id: string })[]
}

const withBuffers = (credentials: OptionsJson["allowCredentials"]) =>
  credentials?.map((credential) => ({ ...credential, id: toBuffer(credential.id) }))

/** Returns a server's options in the form that `navigator.credentials` takes, with buffers. */
export function parseOptions<T>(options: object): T {
  const { challenge, user, excludeCredentials, allowCredentials, ...rest } = options as OptionsJson
  return {
    ...rest,
    challenge: toBuffer(challenge),
    ...(user && { user: { ...user, id: toBuffer(user.id) } }),
    ...(excludeCredentials && { excludeCredentials: withBuffers(excludeCredentials) }),
    ...(allowCredentials && { allowCredentials: withBuffers(allowCredentials) }),
  } as T
}

const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const

/** Returns a new passkey, or the signature of one, in the form that the server reads. */
export function credentialJson({ id, rawId, type, response }: PublicKeyCredential) {
  const buffers = response as Partial<Record<(typeof parts)[number], ArrayBuffer | null>>
  const texts = parts.flatMap((part) => (buffers[part] ? [[part, toText(buffers[part])]] : []))
  const transports = (response as Partial<AuthenticatorAttestationResponse>).getTransports?.()
  return {
    id,
    rawId: toText(rawId),
    type,
    response: { ...Object.fromEntries(texts), ...(transports && { transports }) },
  }
}
