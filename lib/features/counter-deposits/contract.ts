import * as z from "zod"
import { pictureUpload } from "@/lib/core/files/picture-upload"
import { endpoint } from "@/lib/core/http/endpoint"
import { onRecord } from "@/lib/core/http/v1"
import * as schema from "./schema"

export const listCounterDeposits = endpoint({
  method: "GET",
  path: "/api/v1/counter-deposits",
  summary: "Cash deposits at the counter of a bank, newest first",
  description: "`q` searches references and names.",
  can: ["read", "CounterDeposit"],
  query: schema.depositListQuery,
  response: schema.depositList,
})

export const getCounterDeposit = endpoint({
  method: "GET",
  path: "/api/v1/counter-deposits/{id}",
  summary: "A cash deposit",
  ...onRecord("read", "CounterDeposit"),
  params: schema.depositParams,
  response: schema.counterDeposit,
})

export const addCounterDeposit = endpoint({
  method: "POST",
  path: "/api/v1/counter-deposits",
  summary: "Record cash that was paid in at the counter of a bank",
  description: "From a till, or the owner’s own money if `till` is null. The bank takes `fee` from the amount.",
  ...onRecord("create", "CounterDeposit"),
  body: schema.depositForm,
  response: schema.counterDeposit,
  status: 201,
  changes: { calls: ["/api/v1/counter-deposits", "/api/v1/deposits"] },
  refusals: { 409: "The till has less (`insufficient_funds`), or the month is closed (`period_locked`)" },
})

export const addDepositReceipt = endpoint({
  method: "POST",
  path: "/api/v1/deposit-receipts",
  summary: "Upload a photo of a deposit’s receipt; the body is the file",
  description:
    "PNG, JPEG, WebP or GIF of at most 5 MB; stored at up to 1600 by 1600 pixels. Only those who may see the deposit see it.",
  can: ["create", "CounterDeposit"],
  upload: pictureUpload,
  response: z.object({ receipt: z.string() }),
  status: 201,
  transaction: "none",
})
