import type { StatementFormat } from "../values"

/** The other party of a payment, with the references and text. */
export interface ParsedParty {
  name: string
  iban: string
  endToEnd: string
  creditorRef: string
  text: string
}

/** A payment that the bank booked with others in one line. */
export interface ParsedDetail extends ParsedParty {
  amount: number
}

export interface ParsedLine extends ParsedParty {
  /** Minor units; money that came in is positive. */
  amount: number
  charges: number
  bookedOn: string
  valueOn: string | null
  bankRef: string
  bankCode: string
  details: ParsedDetail[]
}

/** A statement as read from a file. */
export interface ParsedStatement {
  format: StatementFormat
  statementId: string
  iban: string
  currency: string
  from: string
  to: string
  opening: number
  closing: number
  lines: ParsedLine[]
}
