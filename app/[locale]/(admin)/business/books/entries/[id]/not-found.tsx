import { UnknownInBooks } from "@/components/features/ledger/unknown-in-books"

export default UnknownInBooks
