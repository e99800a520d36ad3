import { majorText } from "@/lib/core/money"
import type { BatchKind, SequenceType } from "../values"
import { isCreditorReference, sepaReference, sepaText } from "./sepa"

// Batches as ISO 20022 files: pain.001.001.03 and pain.008.001.02, as the SEPA rulebooks require. A pure function, so a
// batch always gives the same file.

interface PainItem {
  /** The reference of the payment on both parties' statements. */
  endToEnd: string
  name: string
  iban: string
  bic: string
  /** Minor units of euro. */
  amount: number
  remittance: string
  mandate?: { reference: string; signedOn: string; sequence: SequenceType }
}

export interface PainBatch {
  kind: BatchKind
  messageId: string
  /** The time of the export, in ISO 8601. */
  createdAt: string
  executionOn: string
  business: string
  iban: string
  bic: string
  /** The SEPA creditor identifier, for collections. */
  creditorId: string
  items: PainItem[]
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] as string)
type Xml = string
const tag = (name: string, ...content: (Xml | undefined)[]): Xml =>
  `<${name}>${content.filter(Boolean).join("")}</${name}>`
const text = (name: string, value: string): Xml => tag(name, escaped(value))
const sumOf = (items: PainItem[]) => majorText(items.reduce((sum, { amount }) => sum + BigInt(amount), 0n))

const account = (name: string, iban: string) => tag(name, tag("Id", text("IBAN", iban)))
/** The IBAN identifies the bank. Where the format requires a bank and the BIC is unknown, the file says NOTPROVIDED. */
const agent = (name: string, bic: string) =>
  tag(name, tag("FinInstnId", bic ? text("BIC", bic) : tag("Othr", text("Id", "NOTPROVIDED"))))
const named = (name: string, value: string) => tag(name, text("Nm", sepaText(value, 70) || "."))

function remittance({ remittance: value, endToEnd }: PainItem): Xml {
  if (isCreditorReference(value)) {
    const type = tag("Tp", tag("CdOrPrtry", text("Cd", "SCOR")))
    const reference = text("Ref", value.replace(/\s/g, "").toUpperCase())
    return tag("RmtInf", tag("Strd", tag("CdtrRefInf", type, reference)))
  }
  return tag("RmtInf", text("Ustrd", sepaText(value, 140) || endToEnd))
}

const header = ({ messageId, createdAt, business, items }: PainBatch) =>
  tag(
    "GrpHdr",
    text("MsgId", messageId),
    text("CreDtTm", createdAt.slice(0, 19)),
    text("NbOfTxs", String(items.length)),
    text("CtrlSum", sumOf(items)),
    named("InitgPty", business),
  )

/** A block of payments: the elements that every block begins with, then `rest`. */
const block = (id: string, method: "TRF" | "DD", items: PainItem[], ...rest: Xml[]) =>
  tag(
    "PmtInf",
    text("PmtInfId", id),
    text("PmtMtd", method),
    text("BtchBookg", "true"),
    text("NbOfTxs", String(items.length)),
    text("CtrlSum", sumOf(items)),
    ...rest,
  )

const amountOf = ({ amount }: PainItem) => `<InstdAmt Ccy="EUR">${majorText(amount)}</InstdAmt>`
const idOf = ({ endToEnd }: PainItem) => tag("PmtId", text("EndToEndId", sepaReference(endToEnd, 35)))

const transfer = (item: PainItem) =>
  tag(
    "CdtTrfTxInf",
    idOf(item),
    tag("Amt", amountOf(item)),
    item.bic ? agent("CdtrAgt", item.bic) : undefined,
    named("Cdtr", item.name),
    account("CdtrAcct", item.iban),
    remittance(item),
  )

const transfers = (batch: PainBatch) =>
  block(
    `${batch.messageId}-1`,
    "TRF",
    batch.items,
    tag("PmtTpInf", tag("SvcLvl", text("Cd", "SEPA"))),
    text("ReqdExctnDt", batch.executionOn),
    named("Dbtr", batch.business),
    account("DbtrAcct", batch.iban),
    agent("DbtrAgt", batch.bic),
    text("ChrgBr", "SLEV"),
    ...batch.items.map(transfer),
  )

const collection = (item: PainItem) =>
  tag(
    "DrctDbtTxInf",
    idOf(item),
    amountOf(item),
    tag(
      "DrctDbtTx",
      tag(
        "MndtRltdInf",
        text("MndtId", sepaReference(item.mandate?.reference ?? "", 35)),
        text("DtOfSgntr", item.mandate?.signedOn ?? ""),
      ),
    ),
    agent("DbtrAgt", item.bic),
    named("Dbtr", item.name),
    account("DbtrAcct", item.iban),
    remittance(item),
  )

/** One block per sequence type, because the format states the type once per block. */
function collections(batch: PainBatch): Xml[] {
  const types = [...new Set(batch.items.map(({ mandate }) => mandate?.sequence ?? "RCUR"))].sort()
  const scheme = tag("Othr", text("Id", batch.creditorId), tag("SchmeNm", text("Prtry", "SEPA")))
  return types.map((type, index) => {
    const items = batch.items.filter(({ mandate }) => (mandate?.sequence ?? "RCUR") === type)
    return block(
      `${batch.messageId}-${index + 1}`,
      "DD",
      items,
      tag("PmtTpInf", tag("SvcLvl", text("Cd", "SEPA")), tag("LclInstrm", text("Cd", "CORE")), text("SeqTp", type)),
      text("ReqdColltnDt", batch.executionOn),
      named("Cdtr", batch.business),
      account("CdtrAcct", batch.iban),
      agent("CdtrAgt", batch.bic),
      text("ChrgBr", "SLEV"),
      tag("CdtrSchmeId", tag("Id", tag("PrvtId", scheme))),
      ...items.map(collection),
    )
  })
}

/** The file of a batch. */
export function painOf(batch: PainBatch): string {
  const isTransfer = batch.kind === "transfer"
  const version = isTransfer ? "pain.001.001.03" : "pain.008.001.02"
  const blocks = isTransfer ? [transfers(batch)] : collections(batch)
  const content = tag(isTransfer ? "CstmrCdtTrfInitn" : "CstmrDrctDbtInitn", header(batch), ...blocks)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}">${content}</Document>\n`
}
