import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"

const params = schema.bagParams
const response = schema.bankBag
const changes = { calls: ["/api/v1/bank-bags", "/api/v1/safes", "/api/v1/safe-movements", "/api/v1/deposits"] }
const refusals = { 409: "The bag’s state doesn’t allow it, or the month is closed (`period_locked`)" }
const act = { ...onRecord("update", "BankBag"), params, response, changes, refusals } as const
const match = { ...onRecord("update", "BankCredit"), params, response, changes, refusals } as const

export const listBankBags = endpoint({
  method: "GET",
  path: "/api/v1/bank-bags",
  summary: "Bags for the bank, newest first",
  description: "`q` searches the numbers of bag, slip and seal.",
  can: ["read", "BankBag"],
  query: schema.bagListQuery,
  response: schema.bagList,
})

export const getDaysToBank = endpoint({
  method: "GET",
  path: "/api/v1/bank-bags/days-to-bank",
  summary: "How many days cash takes from the drop to the bank’s credit, per week and shop",
  description:
    "The drops that were verified since the bag before was sealed count as a bag's. Weeks are whole, from Monday, and those in which the bank credited the bags; without `from` and `to`, the last 13.",
  can: ["read", "BankBag"],
  query: schema.daysToBankQuery,
  response: schema.daysToBank,
})

export const getBankBag = endpoint({
  method: "GET",
  path: "/api/v1/bank-bags/{id}",
  summary: "A bag with its notes and coins, and what happened to it",
  ...onRecord("read", "BankBag"),
  params,
  response,
})

export const proposeBankBag = endpoint({
  method: "GET",
  path: "/api/v1/bank-bags/proposal",
  summary: "The notes of a safe to bank: all above the change fund, in full bundles first",
  ...onRecord("create", "BankBag"),
  query: schema.proposalQuery,
  response: schema.bagProposal,
})

export const addBankBag = endpoint({
  method: "POST",
  path: "/api/v1/bank-bags",
  summary: "Prepare a bag; its money stays in the safe until it is sealed",
  ...onRecord("create", "BankBag"),
  body: schema.bagForm,
  response,
  status: 201,
  changes,
  refusals: { 409: "The shop has a bag with this number" },
})

export const sealBankBag = endpoint({
  method: "POST",
  path: "/api/v1/bank-bags/{id}/seal",
  summary: "Seal a bag: its money leaves the safe",
  description:
    "The witness is somebody else than the caller and than the person who prepared it. The policy of the shop may do without one.",
  ...act,
  body: schema.sealForm,
})

export const addBagPhoto = endpoint({
  method: "POST",
  path: "/api/v1/bag-photos",
  summary: "Upload a photo of a bag for its sealing; the body is the file",
  description:
    "PNG, JPEG, WebP or GIF of at most 5 MB; stored at up to 1600 by 1600 pixels. Only those who may see the bag see it.",
  can: ["update", "BankBag"],
  upload: pictureUpload,
  response: z.object({ photo: z.string() }),
  status: 201,
  transaction: "none",
  changes: { calls: [] },
})

export const dispatchBankBag = endpoint({
  method: "POST",
  path: "/api/v1/bank-bags/{id}/dispatch",
  summary: "Hand a sealed bag to its carrier",
  ...act,
  body: schema.dispatchForm,
})

export const returnBankBag = endpoint({
  method: "POST",
  path: "/api/v1/bank-bags/{id}/return",
  summary: "Return a bag that the bank hasn’t credited; its money is back in the safe",
  ...act,
  body: schema.returnForm,
})

export const creditBankBag = endpoint({
  method: "POST",
  path: "/api/v1/bank-bags/{id}/credit",
  summary: "Record what the bank credited for a bag",
  description:
    "Another amount than the bag’s is a discrepancy, which somebody resolves. Missing money stays in transit.",
  ...match,
  body: schema.creditForm,
})

export const resolveBankBag = endpoint({
  method: "POST",
  path: "/api/v1/bank-bags/{id}/resolve",
  summary: "Resolve a discrepancy: the bank has corrected it, or the business accepts it",
  ...match,
  body: schema.resolveForm,
})
