import { connectBooks } from "./businesses/service/books"
import { hasBalance, hasPostings, openPlace } from "./ledger/service/accounts"

/** Answers in the ledger what businesses ask about their books. The two nouns don't import each other. */
export const connectLedger = (): void => connectBooks({ hasPostings, hasBalance, open: openPlace })
