import type { Samples } from "./sample"

const account = ({ id }: { id: number }) => ({ params: { id } })

/** German IBANs with the right check digits; `n` makes them different. */
function ibanOf(n: number): string {
  const bban = `37040044${String(n).padStart(10, "0")}`
  const rest = [...`${bban}131400`].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0)
  return `DE${String(98 - rest).padStart(2, "0")}${bban}`
}

const day = "2026-06-15"

/** A statement of one line, as camt.053. */
export const statementOf = (iban: string, id: string, amount: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M</MsgId><CreDtTm>${day}T20:00:00</CreDtTm></GrpHdr><Stmt><Id>${id}</Id><CreDtTm>${day}T20:00:00</CreDtTm>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>
<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd></Ntry></Stmt></BkToCstmrStmt></Document>`

const csv = (n: number) => `Date;Amount;Name;Text\n${day};12,50;Payer ${n};Sample ${n}\n`

/** Statements of bank accounts, and what follows from them. */
export const bank: Samples = {
  "addBankAccount for statements": {
    once: "addBusiness",
    input: ({ id }, n) => ({ body: { business: id, name: `Statements ${n}`, iban: ibanOf(n) } }),
  },
  addBankStatement: {
    each: "addBankAccount for statements",
    input: ({ id, iban }, n) => ({
      query: { account: id },
      upload: { type: "application/xml", content: Buffer.from(statementOf(iban, `S${n}`, "12.50")) },
    }),
  },
  importBankCsv: {
    once: "addBankAccount for statements",
    input: ({ id }, n) => ({ body: { account: id, text: csv(n), opening: 0, phase: "import" } }),
  },
  getBankStatement: { once: "addBankStatement", input: ({ data }) => account(data[0]) },
  getBankReconciliation: { once: "addBankAccount for statements", input: account },
  "listBankLines of a statement": {
    once: "addBankStatement",
    input: ({ data }) => ({ query: { statement: data[0].id } }),
  },
  getBankLine: { once: "listBankLines of a statement", input: ({ data }) => account(data[0]) },
  listBankSuggestions: { once: "listBankLines of a statement", input: ({ data }) => account(data[0]) },
  matchBankLine: { not: "needs a line that is open" },
  unmatchBankLine: { not: "needs a line that is matched" },
  addAccountPayment: {
    once: "addBankAccount for statements",
    input: ({ id, business }) => ({
      body: { business, partyKind: "customer", party: 1, amount: 1_000, paidOn: day, bankAccount: id },
    }),
  },
  getAccountPayment: { once: "addAccountPayment", input: account },
  listOpenItems: { once: "addAccountPayment", input: account },
  allocateAccountPayment: { not: "needs a document of the same customer" },
  refundAccountPayment: {
    each: "addAccountPayment",
    input: ({ id, version }) => ({ params: { id }, body: { version, on: day, amount: 1 } }),
  },
  reverseAccountPayment: {
    each: "addAccountPayment",
    input: ({ id, version }) => ({ params: { id }, body: { version, reason: "Sample" } }),
  },
  endAllocation: { not: "needs an allocation" },
  addSepaMandate: {
    once: "addBusiness",
    input: ({ id }, n) => ({
      body: {
        ...{ business: id, customer: 1, reference: `SAMPLE-${n}`, signedOn: day, holder: "Sample" },
        iban: "FI2112345600000785",
      },
    }),
  },
  getSepaMandate: { once: "addSepaMandate", input: account },
  changeSepaMandate: {
    each: "addSepaMandate",
    input: ({ id }, n) => ({ params: { id }, body: { holder: `Changed ${n}` } }),
  },
  getSepaCreditor: { once: "addBusiness", input: account },
  changeSepaCreditor: {
    once: "addBusiness",
    input: ({ id }) => ({ params: { id }, body: { creditorId: "DE98ZZZ09999999999" } }),
  },
  listBatchCandidates: { once: "addBusiness", input: ({ id }) => ({ query: { business: id, kind: "transfer" } }) },
  addPaymentBatch: { not: "needs a document that is due" },
  getPaymentBatch: { not: "needs a batch" },
  getPaymentBatchFile: { not: "needs an exported batch" },
  exportPaymentBatch: { not: "needs a batch" },
  cancelPaymentBatch: { not: "needs a batch" },
  settlePaymentBatch: { not: "needs an exported batch" },
  rejectPaymentBatch: { not: "needs an exported batch" },
  failBatchPayment: { not: "needs an exported batch" },
  addBankRule: {
    once: "addBusiness",
    input: ({ id }, n) => ({
      body: { business: id, patternKind: "text", pattern: `sample ${n}`, kind: "card-settlement" },
    }),
  },
  getBankRule: { once: "addBankRule", input: account },
  changeBankRule: {
    each: "addBankRule",
    input: ({ id }, n) => ({ params: { id }, body: { pattern: `changed ${n}` } }),
  },
}
