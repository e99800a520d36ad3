import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import { config } from "@/lib/core/config"
import { log } from "@/lib/core/log"
import { type Hold, type Instrument, type PaymentProvider, PaymentRefused, type Refusal } from "./provider"

/** The outcome of each test card. docs/operations.md and the payment step list them too. */
const cards: Record<string, { brand: string; refusal?: Refusal }> = {
  "4242424242424242": { brand: "Visa" },
  "5555555555554444": { brand: "Mastercard" },
  "4000000000000002": { brand: "Visa", refusal: "paymentDeclined" },
  "4000000000009995": { brand: "Visa", refusal: "paymentInsufficient" },
  "4000000000000069": { brand: "Visa", refusal: "paymentExpired" },
}
const banks: Record<string, { refusal?: Refusal }> = {
  "Test Bank": {},
  "Refusing Bank": { refusal: "paymentDeclined" },
}
/** The balance of each gift card in minor units. */
const giftCards: Record<string, number> = { "GIFT-1000": 100_000, "GIFT-20": 2000, "GIFT-0": 0 }

/** The contents of a token. The provider signs them, so tokens can't be forged. */
interface Claims {
  label: string
  refusal?: Refusal
  /** The maximum amount it pays, in minor units. */
  max?: number
  card?: string
  until: number
}

const tokenMinutes = 30
const sign = (text: string) =>
  createHmac("sha256", `${config().secrets.session}:test-payments`).update(text).digest("base64url")

function write(claims: Claims): string {
  const text = Buffer.from(JSON.stringify(claims)).toString("base64url")
  return `${text}.${sign(text)}`
}

function read(token: string): Claims {
  const [text = "", signature = ""] = token.split(".")
  const expected = sign(text)
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    throw new PaymentRefused("paymentToken")
  const claims = JSON.parse(Buffer.from(text, "base64url").toString()) as Claims
  if (claims.until < Date.now()) throw new PaymentRefused("paymentToken")
  return claims
}

/** Whether a card's expiry month (MM/YY) has passed. */
function isOver(expiry: string): boolean {
  const [month = 0, year = 0] = expiry.split("/").map(Number)
  const now = new Date()
  return 2000 + year < now.getUTCFullYear() || (2000 + year === now.getUTCFullYear() && month <= now.getUTCMonth())
}

function claimsOf(instrument: Instrument): Omit<Claims, "until"> {
  switch (instrument.kind) {
    case "card": {
      const card = cards[instrument.number]
      if (!card) throw new PaymentRefused("testNumbers", "number")
      if (isOver(instrument.expiry)) throw new PaymentRefused("cardExpired", "expiry")
      const label = `${card.brand} •••• ${instrument.number.slice(-4)}`
      const refusal = instrument.cvc === "000" ? "paymentCode" : card.refusal
      return { label, refusal, card: `test_card_${card.refusal ?? "pays"}` }
    }
    case "savedCard": {
      const { reference, label } = instrument.card
      const outcome = /^test_card_(\w+)$/.exec(reference)?.[1]
      const refusal = instrument.cvc === "000" ? "paymentCode" : outcome === "pays" ? undefined : (outcome as Refusal)
      return { label, refusal, card: reference }
    }
    case "bank": {
      const bank = banks[instrument.bank]
      if (!bank) throw new PaymentRefused("testNumbers", "bank")
      return { label: instrument.bank, refusal: bank.refusal }
    }
    case "giftCard": {
      const code = instrument.code.toUpperCase()
      const limit = giftCards[code]
      if (limit === undefined) throw new PaymentRefused("testNumbers", "code")
      return { label: code, max: limit }
    }
  }
}

const note = (what: string) => async (reference: string, amountMinor?: number) =>
  log().info({ reference, amountMinor }, `test payment ${what}`)

/** Simulates a payment provider: no money moves, and the given number decides the outcome. */
export const testProvider: PaymentProvider = {
  name: "test",
  isTest: true,
  banks: Object.keys(banks),
  async tokenize(instrument) {
    const claims = claimsOf(instrument)
    return { token: write({ ...claims, until: Date.now() + tokenMinutes * 60_000 }), label: claims.label }
  },
  async hold({ token, amountMinor }): Promise<Hold> {
    const { label, refusal, max: limit, card } = read(token)
    if (refusal) throw new PaymentRefused(refusal)
    if (limit !== undefined && limit < amountMinor) throw new PaymentRefused("paymentInsufficient")
    return { reference: `test_${randomUUID()}`, label, card: card ? { reference: card, label } : undefined }
  },
  take: note("captured"),
  release: note("released"),
  giveBack: note("refunded"),
}
