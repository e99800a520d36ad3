// The payment code of the European Payments Council (EPC069-12, version 2): banking apps fill in a transfer from it.

/** A transfer in euro that somebody is asked to make. */
export interface PaymentRequest {
  /** The payee. */
  name: string
  iban: string
  /** Not needed within the European Economic Area. */
  bic?: string
  /** Cents. */
  amount: number
  /** The remittance text, which payer and payee both see. */
  text: string
}

const maxCents = 99_999_999_999
const maxName = 70
const maxText = 140
/** Bytes that a code of version 13 with error correction M has room for. */
const maxBytes = 331

const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim()

/** Cuts a text to a number of characters, and never in the middle of one. */
const cutTo = (text: string, length: number) => [...oneLine(text)].slice(0, length).join("").trim()

const euro = (cents: number) => `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/**
 * The content of the code for a transfer. Undefined without a valid IBAN or a name, or for an amount that isn't from one cent to
 * 999,999,999.99 euro.
 */
export function epcPayload({ name, iban, bic = "", amount, text }: PaymentRequest): string | undefined {
  const account = iban.replace(/\s/g, "").toUpperCase()
  const receiver = cutTo(name, maxName)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) || receiver === "") return undefined
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > maxCents) return undefined
  const bank = /^[A-Z0-9]{8}([A-Z0-9]{3})?$/.test(bic.toUpperCase()) ? bic.toUpperCase() : ""
  const payload = (about: string) =>
    // Service tag, version, UTF-8, credit transfer; purpose and structured reference stay empty.
    ["BCD", "002", "1", "SCT", bank, receiver, account, euro(amount), "", "", about].join("\n").trimEnd()
  let about = cutTo(text, maxText)
  // Letters outside ASCII take more bytes.
  while (about !== "" && bytesOf(payload(about)) > maxBytes) about = cutTo(about, [...about].length - 1)
  return payload(about)
}
