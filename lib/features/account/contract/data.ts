import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"

export const exportOwnData = endpoint({
  method: "GET",
  path: "/account-setting/export",
  summary: "Export the caller's data as JSON",
  description: "Rows by table, without passwords and keys. The response of `export-archive` has the files too.",
  can: ["read", "Account"],
  confirmed: true,
  exports: "personal-data",
  response: z.object({
    exportedAt: z.iso.datetime(),
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
})

export const exportArchive = endpoint({
  method: "GET",
  path: "/account-setting/export-archive",
  summary: "Export the caller's data and files as a ZIP file",
  description: "`data.json` is the response of `export`; the folders contain the files that it refers to.",
  can: ["read", "Account"],
  confirmed: true,
  exports: "personal-data",
  response: "binary",
  mediaType: "application/zip",
  transaction: "none",
})

export const clearSamples = endpoint({
  method: "POST",
  path: "/account-setting/clear-samples",
  summary: "Delete the sample data and everything else in the workspace except users who can sign in",
  description: "Help articles, plans, billing details, and businesses with their books are kept. This can't be undone.",
  can: ["manage", "all"],
  confirmed: true,
  changes: { calls: ["/"] },
  body: z.object({ confirm: z.literal(true) }),
  response: z.object({ cleared: z.literal(true) }),
})

export const getDeletion = endpoint({
  method: "GET",
  path: "/account-setting/deletion",
  summary: "List the data that deleting the caller's account would delete",
  description:
    "If nobody else can sign in, the whole workspace goes, with its books. Books are exported once the journal or the archive of the business was downloaded after its last entry.",
  can: ["update", "Account"],
  // Not cached, because a download changes it.
  transaction: "none",
  response: schema.deletion,
})

export const deleteAccount = endpoint({
  method: "POST",
  path: "/account-setting/delete-account",
  summary: "Permanently delete the caller's account",
  description:
    "Deleting the last account that can sign in deletes the whole workspace. If it has books that aren't exported (see `deletion`), that is refused with 409 unless `withoutExport` is the caller's e-mail address. The last administrator can't be deleted while other accounts remain. With two-step sign-in on, `code` is required besides the password; with a passkey only, a confirmed sign-in (403 `confirmation_required`).",
  can: ["update", "Account"],
  body: schema.deleteForm,
  response: z.object({ deleted: z.literal(true) }),
  transaction: "none",
  rateLimit: {},
})
