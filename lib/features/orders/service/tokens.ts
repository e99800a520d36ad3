import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import { paymentProvider } from "../payment/configured"
import { PaymentRefused, type Token } from "../payment/provider"
import type { Instrument } from "../schema/checkout"
import * as shoppers from "../store/shoppers"

async function withCard(scope: Scope, instrument: Instrument) {
  if (instrument.kind !== "savedCard") return instrument
  const card = (await shoppers.find(scope)).card
  if (!card) throw notFound()
  return { ...instrument, card }
}

/** Exchanges an instrument for the provider's token. @throws HttpError 404 without a provider; 422 at the invalid field */
export async function tokenFor(scope: Scope, instrument: Instrument): Promise<Token> {
  const provider = paymentProvider()
  if (!provider) throw notFound()
  try {
    return await provider.tokenize(await withCard(scope, instrument))
  } catch (error) {
    if (error instanceof PaymentRefused) throw invalid({ [error.field ?? "payment"]: error.reason })
    throw error
  }
}
